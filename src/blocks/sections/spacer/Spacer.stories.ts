import type { BlockStates } from '../../component-catalogue/catalogue-story.ts';
import { spacerExample } from './example.ts';

export const spacerStates: BlockStates<'spacer'> = {
  small: { block: { ...spacerExample, size: 's' } },
  medium: { block: { ...spacerExample, size: 'm' } },
  large: { block: { ...spacerExample, size: 'l' } },
};
