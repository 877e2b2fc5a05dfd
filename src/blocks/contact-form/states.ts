import type { BlockStates } from '../catalogue/block-state.ts';
import { contactFormExample } from './example.ts';

export const contactFormStates: BlockStates<'contact_form'> = {
  idle: { block: contactFormExample },
  without_other_ways: { block: { ...contactFormExample, phone: '', email: '' } },
};
