import { maxAdults, maxChildren } from '#protocol/booking/stay-limits.ts';
import { BookingBand } from '../../booking/BookingBand.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';

/** The form that leads to a hotel's booking engine, on a page of that hotel or of all. */
export function BookingBar({ block }: BlockProps<'booking_bar'>) {
  const data = useSectionData(block);
  if (!data?.hotels.length) return <DraftHint>Choose a hotel that is published.</DraftHint>;
  return (
    <BookingBand
      data={data}
      heading={block.heading}
      hideHeading={block.hide_heading}
      limits={{
        adults: Number(block.max_adults) || maxAdults,
        children: Number(block.max_children || maxChildren),
      }}
      promo={block.promo_enabled !== false}
      sticky={block.sticky === true}
    />
  );
}
