import { defineSchema } from '@storyblok/schema';
import { city } from '#content-types/city.ts';
import { event } from '#content-types/event.ts';
import * as datasources from '#content-types/fields/datasources.ts';
import { footer, footerMenuGroup, footerMenuLink } from '#content-types/footer.ts';
import { globalElement } from '#content-types/global-element.ts';
import { guideEntry } from '#content-types/guide-entry.ts';
import { header, megaMenu, megaMenuColumn, megaMenuItem, megaMenuLink } from '#content-types/header.ts';
import { hotel, linkItem } from '#content-types/hotel.ts';
import { job } from '#content-types/job.ts';
import { mailArticle } from '#content-types/mail-article.ts';
import { menu, menuItem, menuSection, priceVariant } from '#content-types/menu.ts';
import { moodEntry } from '#content-types/mood-entry.ts';
import { offer } from '#content-types/offer.ts';
import { page } from '#content-types/page.ts';
import { pressItem } from '#content-types/press-item.ts';
import { bedItem, room } from '#content-types/room.ts';
import { closure, hoursRow, menuRef, venue, venueControl } from '#content-types/venue.ts';
import type { ContentOf } from '../contract/block-content.ts';
import { nestedSchemas, sectionSchemas } from './section-schemas.generated.ts';

/** The content model: every content type, section and nested item, as the content service receives it. */
export const schema = defineSchema({
  blocks: {
    page,
    hotel,
    room,
    venue,
    menu,
    event,
    offer,
    city,
    guide_entry: guideEntry,
    press_item: pressItem,
    job,
    mail_article: mailArticle,
    mood_entry: moodEntry,
    footer,
    header,
    global_element: globalElement,

    ...sectionSchemas,
    ...nestedSchemas,

    bed_item: bedItem,
    closure,
    footer_menu_group: footerMenuGroup,
    footer_menu_link: footerMenuLink,
    hours_row: hoursRow,
    link_item: linkItem,
    mega_menu: megaMenu,
    mega_menu_column: megaMenuColumn,
    mega_menu_item: megaMenuItem,
    mega_menu_link: megaMenuLink,
    menu_item: menuItem,
    menu_ref: menuRef,
    venue_control: venueControl,
    menu_section: menuSection,
    price_variant: priceVariant,
  },
  datasources: { ...datasources },
});

type DefinedBlocks = (typeof schema)['blocks'];
type AnyBlock = DefinedBlocks[keyof DefinedBlocks];

/** Content of every block by its component name; fields that hold blocks are typed by what they allow. */
export type Blocks = { [Name in keyof DefinedBlocks]: ContentOf<DefinedBlocks[Name], Blocks> };

/** Names of the blocks that are stories. */
export type ContentTypeName = Extract<AnyBlock, { is_root: true }>['name'];

/** Content of a story of this type, such as `ContentType<'hotel'>`. */
export type ContentType<Name extends ContentTypeName> = Blocks[Name];

/** Names of the sections: of the blocks that pages are made of. */
export type SectionName = keyof typeof sectionSchemas;

/** Content of any section. */
export type Section = Blocks[SectionName];

/**
 * Every `component.field` that refers to stories, as `resolve_relations` names them.
 * Derived from the fields, so a block added above needs no entry here.
 */
export const relations: readonly string[] = Object.values(schema.blocks).flatMap(({ name, fields }) =>
  fields
    .filter((field) => 'source' in field && field.source === 'internal_stories')
    .map((field) => `${name}.${field.name}`),
);
