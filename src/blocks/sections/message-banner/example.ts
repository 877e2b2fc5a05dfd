import { exampleBanner } from '../../examples/example-announcements.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const messageBannerExample: Blocks['message_banner'] = exampleBanner;
