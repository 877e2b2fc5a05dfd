import { exampleSplash } from '../../examples/example-announcements.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const splashIntroExample: Blocks['splash_intro'] = exampleSplash;
