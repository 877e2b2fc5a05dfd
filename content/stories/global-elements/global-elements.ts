import { footers } from './footers.ts';
import { header } from './header.ts';
import { pieces } from './pieces.ts';

export const globalElementStories = [header, ...footers, ...pieces];
