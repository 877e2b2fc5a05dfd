import type { BlockProps } from '../../contract/block-props.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { souvenirsFormDefinition } from './souvenirs-form-definition.ts';

/** A question to the shop: for many of a thing, for gifts, or to hear when a thing is back. */
export function SouvenirsForm({ block }: BlockProps<'souvenirs_form'>) {
  return <FormSection section={block} form={souvenirsFormDefinition(block)} />;
}
