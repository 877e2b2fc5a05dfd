// Written by src/cli/generate-sections.ts from the section.ts of every folder in src/blocks/sections. Do not edit.

import { eventsCalendar } from '../sections/events-list/feed.ts';
import { mailFeed } from '../sections/mail-grid/feed.ts';
import { pressFeed } from '../sections/press-grid/feed.ts';

/** The feed of every section that has one, by the section's name. */
export const feeds = {
  events_list: eventsCalendar,
  mail_grid: mailFeed,
  press_grid: pressFeed,
};

/** The sections whose second page is a page of its own. */
export const pagedSections: readonly string[] = ['events_list', 'mail_grid'];
