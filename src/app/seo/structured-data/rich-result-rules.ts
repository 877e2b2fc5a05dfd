import type { Graph, Node } from './node.ts';

type Rule = {
  /** Where it is written: a page of Google's Search Central, or of schema.org. */
  page: string;
  /** Paths that every node of the type must have; in a list, every item of it. */
  required: string[];
  /** Paths of which at least one must be there. */
  oneOf?: string[];
  /** A list that is none with fewer items. */
  atLeast?: { path: string; count: number };
};

const google = (page: string) => `https://developers.google.com/search/docs/appearance/${page}`;
const localBusiness: Rule = { page: google('structured-data/local-business'), required: ['name', 'address'] };
const merchantListing = google('structured-data/merchant-listing');
const eventPage = google('structured-data/event');
const breadcrumbPage = google('structured-data/breadcrumb');

/**
 * What Google's documentation requires of each type for its rich result, read in November 2026; `page` says where.
 * Products must have what a shop's own listing needs, which is more than a snippet: a picture, and a currency to each
 * price. Where Google requires nothing it is what it recommends (Article), or what the type is nothing without.
 */
export const richResultRules: Record<string, Rule> = {
  Hotel: localBusiness,
  Restaurant: localBusiness,
  BarOrPub: localBusiness,
  CafeOrCoffeeShop: localBusiness,
  Store: localBusiness,
  Product: { page: merchantListing, required: ['name', 'image'], oneOf: ['offers', 'review', 'aggregateRating'] },
  Offer: { page: merchantListing, required: ['price', 'priceCurrency'] },
  Event: { page: eventPage, required: ['name', 'startDate', 'location'] },
  Place: { page: eventPage, required: ['address'] },
  VirtualLocation: { page: eventPage, required: ['url'] },
  JobPosting: {
    page: google('structured-data/job-posting'),
    required: ['title', 'description', 'datePosted', 'hiringOrganization.name', 'jobLocation.address.addressCountry'],
  },
  Article: {
    page: google('structured-data/article'),
    required: ['headline', 'author.name', 'datePublished', 'dateModified', 'image'],
  },
  BreadcrumbList: {
    page: breadcrumbPage,
    required: ['itemListElement'],
    atLeast: { path: 'itemListElement', count: 2 },
  },
  // Google takes a last item without its address; ours always has one.
  ListItem: { page: breadcrumbPage, required: ['position', 'name', 'item'] },
  WebSite: { page: google('site-names'), required: ['name', 'url'] },
  Organization: { page: google('structured-data/organization'), required: ['name', 'url'] },
  Menu: { page: 'https://schema.org/Menu', required: ['name', 'url'] },
  MenuSection: { page: 'https://schema.org/MenuSection', required: ['name'] },
  MenuItem: { page: 'https://schema.org/MenuItem', required: ['name'] },
  HotelRoom: { page: 'https://schema.org/docs/hotels.html', required: ['name', 'url'] },
};

/** What the graph lacks, as `Type.property`; empty when every node in it, however deep, keeps its rules. */
export function brokenRules(graph: Graph): string[] {
  const all = nodesIn(graph['@graph']);
  const complete = all.filter((node) => Object.keys(node).length > 1);
  return complete.flatMap((node) => {
    const types = [node['@type']].flat();
    return types.flatMap((type) => {
      const rule = richResultRules[type];
      if (!rule) return [];
      const missing = rule.required.filter((path) => !has(node, path)).map((path) => `${type}.${path}`);
      const noneOf =
        rule.oneOf && !rule.oneOf.some((path) => has(node, path)) ? [`${type}.${rule.oneOf.join('|')}`] : [];
      const { path = '', count = 0 } = rule.atLeast ?? {};
      const tooFew = count > 0 && [node[path]].flat().length < count ? [`${type}.${path}: fewer than ${count}`] : [];
      return [...missing, ...noneOf, ...tooFew];
    });
  });
}

/** Every node of a graph that says its type, the ones inside others too. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [...('@type' in value ? [value as Node] : []), ...Object.values(value).flatMap(nodesIn)];
}

function has(value: unknown, path: string): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => has(item, path));
  if (path === '') return value !== undefined && value !== null && value !== '';
  if (typeof value !== 'object' || value === null) return false;
  const [name = '', ...rest] = path.split('.');
  return name in value && has((value as Record<string, unknown>)[name], rest.join('.'));
}
