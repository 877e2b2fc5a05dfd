import { storyDate } from '#blocks/dates/dates.ts';
import { related, type StoryOf } from '#blocks/stories/stories.ts';
import { defaultCurrency } from '#protocol/money.ts';
import { linkTarget } from '#ui/link-target.ts';
import { plainText, type RichTextNode, type RichTextValue, richTextNodes } from '#ui/rich-text-nodes.ts';
import { type Node, node } from './node.ts';
import { publisher } from './organization.ts';
import { postalAddress } from './postal-address.ts';

type Job = StoryOf<'job'>['content'];

const employmentTypes = { full: 'FULL_TIME', part: 'PART_TIME', seasonal: 'TEMPORARY', intern: 'INTERN' } as const;
const payUnits = { hour: 'HOUR', year: 'YEAR' } as const;

/** An open position, on its own page. */
export function jobPosting({ content, full_slug, uuid }: StoryOf<'job'>, publicUrl: string): Node {
  const url = `${publicUrl}/${full_slug}`;
  return node({
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    title: content.title,
    description: paragraphsHtml(content.description),
    url,
    identifier: { '@type': 'PropertyValue', name: 'ash', value: uuid },
    datePosted: storyDate(content.posted)?.toISOString(),
    validThrough: storyDate(content.closes)?.toISOString(),
    employmentType: content.type ? employmentTypes[content.type] : null,
    hiringOrganization: publisher(publicUrl),
    jobLocation: jobPlace(content),
    baseSalary: salary(content),
    directApply: linkTarget(content.apply) === null,
  });
}

function jobPlace({ hotel, location }: Job): Node | null {
  const hotelStory = related(hotel, 'hotel');
  const address = hotelStory ? postalAddress(hotelStory.content) : postalAddress({ locality: location ?? '' });
  return address && { '@type': 'Place', address };
}

function salary({ pay_min, pay_max, pay_unit }: Job): Node | null {
  if (!pay_unit || (!pay_min && !pay_max)) return null;
  const isRange = pay_min && pay_max && pay_min !== pay_max;
  const value = isRange
    ? { minValue: Number(pay_min), maxValue: Number(pay_max) }
    : { value: Number(pay_min || pay_max) };
  return {
    '@type': 'MonetaryAmount',
    currency: defaultCurrency,
    value: { '@type': 'QuantitativeValue', ...value, unitText: payUnits[pay_unit] },
  };
}

/** A rich text as the plain HTML that search engines take in a description: `<p>`, `<ul>` and `<li>` alone. */
function paragraphsHtml(value: RichTextValue): string {
  return richTextNodes(value)
    .map((block) => {
      if (block.type !== 'bullet_list' && block.type !== 'ordered_list') return element('p', words(block));
      return element('ul', (block.content ?? []).map((entry) => element('li', words(entry))).join(''));
    })
    .join('');
}

function words(block: RichTextNode): string {
  const text = plainText({ type: 'doc', content: [block] } as Exclude<RichTextValue, string>);
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function element(name: string, html: string): string {
  return html === '' ? '' : `<${name}>${html}</${name}>`;
}
