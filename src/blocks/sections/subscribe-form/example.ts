import { exampleNewsletter } from '../../examples/example-newsletter.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const subscribeFormExample: Blocks['subscribe_form'] = exampleNewsletter;
