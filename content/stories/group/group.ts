import { aboutPage } from './about.ts';
import { contactPage } from './contact.ts';
import { investorsPage } from './investors.ts';
import { newsletterPage } from './newsletter.ts';
import { roomServiceStories } from './room-service.ts';
import { teamPage } from './team.ts';

/** The group's own pages, beside press, careers, mood and the shop. */
export const groupStories = [aboutPage, teamPage, investorsPage, newsletterPage, contactPage, ...roomServiceStories];
