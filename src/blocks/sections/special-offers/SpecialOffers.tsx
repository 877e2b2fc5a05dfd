import { ButtonLink } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { linkTarget } from '#ui/link-target.ts';
import { RowList } from '#ui/RowList.tsx';
import { hasRichText } from '#ui/rich-text-nodes.ts';
import { Section } from '#ui/Section.tsx';
import { emit } from '../../analytics/analytics.ts';
import { useBlockSurroundings, useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { formatDay, storyDate } from '../../dates/dates.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { RichTextBody } from '../../rich-text/RichTextBody.tsx';
import { related, relatedAll, type StoryOf } from '../../stories/stories.ts';
import { CopyCode } from './CopyCode.tsx';
import { defaultOfferCount } from './offer-defaults.ts';
import { currentOffers, endsSoon } from './offers.ts';
import styles from './SpecialOffers.module.css';

/**
 * Offers that still stand, as rows; nothing at all when there are none. Facts of a row: its end, price note, hotels, blackout
 * dates; its details: summary, booking link, code, terms.
 */
export function SpecialOffers({ block }: BlockProps<'special_offers'>) {
  const { now } = useBlockSurroundings();
  const fetched = useSectionData(block);
  const offers = currentOffers(fetched ?? relatedAll(block.offers, 'offer'), {
    now: new Date(now),
    limit: Number(block.limit) || defaultOfferCount,
    showExpired: block.show_expired === true,
  });
  if (offers.length === 0) return <DraftHint>No offer stands at present: this section is hidden.</DraftHint>;
  return (
    <Section heading={block.heading} hideHeading={block.hide_heading}>
      <RowList
        pairs={offers.length > 1}
        rows={offers.map((offer) => ({
          key: offer.uuid,
          id: offer.slug,
          name: offer.content.title,
          picture: offer.content.image,
          facts: factsOf(offer, new Date(now)),
          children: <OfferDetails offer={offer} />,
        }))}
      />
    </Section>
  );
}

function factsOf({ content }: StoryOf<'offer'>, now: Date): string[] {
  const zone = related(content.hotels?.[0], 'hotel')?.content.timezone ?? 'America/New_York';
  const until = storyDate(content.valid_until);
  const hotels = relatedAll(content.hotels, 'hotel').map((hotel) => hotel.content.short_name || hotel.content.name);
  return [
    until && endsSoon(until, now) ? `Ends ${formatDay(until, zone, now)}` : '',
    content.price_note ?? '',
    hotels.length > 0 ? hotels.join(', ') : 'All hotels',
    content.blackout ?? '',
  ].filter(Boolean);
}

function OfferDetails({ offer: { slug, content } }: { offer: StoryOf<'offer'> }) {
  return (
    <>
      {content.summary ? <p>{content.summary}</p> : null}
      <div className={styles.actions}>
        {linkTarget(content.cta) ? (
          <ButtonLink
            link={withPromo(content.cta, content.promo_code)}
            variant="secondary"
            onClick={() => emit('offer_click', { offer: slug })}
          >
            Book<span className="visually-hidden">: {content.title}</span>
          </ButtonLink>
        ) : null}
        {hasRichText(content.terms) ? (
          <Disclosure look="inline" summary="Terms">
            <RichTextBody value={content.terms} />
          </Disclosure>
        ) : null}
        {content.promo_code ? <CopyCode code={content.promo_code} /> : null}
      </div>
    </>
  );
}

/** The booking link carries the offer's code, so that nobody types it. */
function withPromo(link: StoryOf<'offer'>['content']['cta'], code: string | null | undefined) {
  const target = linkTarget(link);
  if (!target || !code || target.kind !== 'page') return link;
  const [path = '', query = ''] = target.href.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('promo', code);
  return `${path}?${parameters}`;
}
