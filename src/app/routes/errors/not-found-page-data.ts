import type { ContentType } from '#blocks/registry/schemas.ts';
import type { LinkField } from '#ui/link-target.ts';
import type { Asset } from '#ui/Picture.tsx';
import type { NotFoundLayout } from './not-found-layout.ts';

/** Somewhere to go instead. */
export type Door = {
  name: string;
  link: LinkField | string;
  /** A few words beside it: a city, a status. */
  note: string;
  /** Whether it is open now; null where that is not a question. */
  open: boolean | null;
};

/** The house whose page it is. */
export type House = {
  name: string;
  link: string;
  /** `Detroit, MI`. */
  place: string;
  phone: string | null;
  reserve: LinkField | null;
  /** What its door says now, such as `Open until 10 pm`; empty when its hours are not known. */
  door: string;
  /** Today's hours, a line each. */
  today: string[];
  picture: Asset | null;
};

/** What a not-found page carries; plain JSON. Only `path` is there when the content cannot be reached. */
export type NotFoundData = {
  /** The pathname as it was asked for. */
  path: string;
  layout: NotFoundLayout;
  house: House | null;
  doors: { title: string; doors: Door[] }[];
  /** The footer of the section that the path lies in, where it has one of its own. */
  footer: ContentType<'footer'> | null;
};
