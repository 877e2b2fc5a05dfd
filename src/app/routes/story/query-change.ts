/**
 * Whether two addresses are of one page and differ in what is shown of it: its filters, how much of a list, what is
 * open over it. Sections choose that from what they hold already; a draft is another page than what is published.
 */
export function isQueryChange(from: URL, to: URL): boolean {
  return from.pathname === to.pathname && from.search !== to.search && isDraft(from) === isDraft(to);
}

function isDraft({ searchParams }: URL): boolean {
  return searchParams.has('_storyblok');
}
