import type { Blocks } from '../../registry/schemas.ts';

export const spacerExample: Blocks['spacer'] = { _uid: 'example-spacer', component: 'spacer', size: 'm' };
