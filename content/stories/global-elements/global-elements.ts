import { footers } from './footers.ts';
import { header } from './header.ts';

export const globalElementStories = [header, ...footers];
