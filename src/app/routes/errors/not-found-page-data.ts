import type { ContentType } from '#blocks/registry/schemas.ts';
import type { LinkField } from '#ui/link-target.ts';
import type { Asset } from '#ui/Picture.tsx';
import type { PageStyle } from '../../page-style.ts';
import type { NotFoundLayout } from './not-found-layout.ts';

/** Somewhere to go instead. */
export type SuggestedLink = {
  name: string;
  link: LinkField | string;
  /** A few words beside it: a city, a status. */
  note: string;
  /** Whether it is open now; null where that is not a question. */
  open: boolean | null;
};

/** The hotel or venue whose page it is. */
export type NotFoundBrand = {
  name: string;
  /** What a hotel was called before; empty where it had no other name. */
  formerName: string;
  link: string;
  /** `Detroit, MI`. */
  place: string;
  phone: string | null;
  reserve: LinkField | string | null;
  /** Whether it is open, such as `Open until 10 pm`; empty when its hours are not known. */
  openingState: string;
  /** Today's hours, a line each. */
  today: string[];
  picture: Asset | null;
};

/** What a not-found page carries; plain JSON. Without content, its words, its address and its look alone are left. */
export type NotFoundData = {
  /** The pathname as it was asked for. */
  path: string;
  layout: NotFoundLayout;
  /** The look of the page around it. */
  style: PageStyle;
  /** Theme and skin of the layout itself, where they are others than the page's. */
  frame: { theme: string | null; skin: string | null };
  brand: NotFoundBrand | null;
  suggestions: { title: string; links: SuggestedLink[] }[];
  /** The footer of the section that the path lies in, where it has one of its own. */
  footer: ContentType<'footer'> | null;
};
