import { useBlockData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { careersFormDefinition } from './careers-form-definition.ts';
import type { CareersFormData } from './resolve.server.ts';

/** The application for a position; `?role=` in the address chooses it. */
export function CareersForm({ block }: BlockProps<'careers_form'>) {
  const data = useBlockData<CareersFormData>(block._uid);
  return <FormSection section={block} form={careersFormDefinition(block, data)} />;
}
