import type { ContentType } from '#blocks/registry/schemas.ts';
import { isDining } from '../../page-style.ts';

type LayoutField = NonNullable<ContentType<'hotel'>['layout']>;

/** The layouts of the not-found page: what the field `layout` of a story may say, but for 'default'. */
export type NotFoundLayout = Exclude<LayoutField, 'default' | ''>;

/** The layout where no story chooses one. `pathname` starts with a slash. */
export function defaultLayout(pathname: string): NotFoundLayout {
  return isDining(pathname) ? 'dining' : 'ash';
}
