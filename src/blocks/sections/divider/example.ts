import type { Blocks } from '../../registry/schemas.ts';

export const dividerExample: Blocks['divider'] = { _uid: 'example-divider', component: 'divider', size: 'm' };
