import type { Graph, Node } from './node.ts';

type Rule = {
  /** The page of Google's Search Central that says so. */
  page: string;
  /** Paths that every node of the type must have; in a list, every item of it. */
  required: string[];
  /** Paths of which at least one must be there. */
  oneOf?: string[];
};

const localBusiness: Rule = { page: 'Local business (LocalBusiness) structured data', required: ['name', 'address'] };

/** What Google's documentation requires of each type for its rich result; schema.org alone for types without one. */
export const richResultRules: Record<string, Rule> = {
  Hotel: localBusiness,
  Restaurant: localBusiness,
  BarOrPub: localBusiness,
  CafeOrCoffeeShop: localBusiness,
  Store: localBusiness,
  Product: {
    page: 'Product snippet (Product, Review, Offer) structured data',
    required: ['name'],
    oneOf: ['offers', 'review', 'aggregateRating'],
  },
  Offer: { page: 'Product snippet (Product, Review, Offer) structured data', required: ['price', 'priceCurrency'] },
  Event: {
    page: 'Event (Event) structured data',
    required: ['name', 'startDate', 'location'],
  },
  Place: { page: 'Event (Event) structured data', required: ['address'] },
  VirtualLocation: { page: 'Event (Event) structured data', required: ['url'] },
  JobPosting: {
    page: 'Job posting (JobPosting) structured data',
    required: ['title', 'description', 'datePosted', 'hiringOrganization.name', 'jobLocation.address.addressCountry'],
  },
  Article: {
    page: 'Article (Article, NewsArticle, BlogPosting) structured data',
    // Google requires nothing here; these are what it recommends.
    required: ['headline', 'author.name', 'datePublished', 'image'],
  },
  BreadcrumbList: {
    page: 'Breadcrumb (BreadcrumbList) structured data',
    required: ['itemListElement', 'itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  },
  WebSite: { page: 'Provide a site name to Google Search', required: ['name', 'url'] },
  Organization: { page: 'Organization (Organization) structured data', required: ['name', 'url'] },
  Menu: { page: 'schema.org/Menu', required: ['name', 'url'] },
  MenuSection: { page: 'schema.org/MenuSection', required: ['name'] },
  MenuItem: { page: 'schema.org/MenuItem', required: ['name'] },
  HotelRoom: { page: 'schema.org: Markup for hotels', required: ['name', 'url'] },
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
      return [...missing, ...noneOf];
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
