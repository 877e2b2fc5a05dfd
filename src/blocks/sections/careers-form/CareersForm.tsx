import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { careersFormDefinition } from './careers-form-definition.ts';

/** The application for a position; `?role=` in the address chooses it. */
export function CareersForm({ block }: BlockProps<'careers_form'>) {
  const data = useSectionData(block);
  return <FormSection section={block} form={careersFormDefinition(block, data)} />;
}
