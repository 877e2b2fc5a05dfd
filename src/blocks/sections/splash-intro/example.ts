import type { Blocks } from '../../registry/schemas.ts';

export const splashIntroExample: Blocks['splash_intro'] = {
  _uid: 'example-splash-intro',
  component: 'splash_intro',
  enabled: true,
  text: 'Five old buildings, kept going',
  duration_ms: '2400',
  skip_label: 'Skip intro',
};
