import type { BlockStates } from '../catalogue/block-state.ts';
import { hotelHeroExample } from './example.ts';

export const hotelHeroStates: BlockStates<'hotel_hero'> = {
  gradient: { block: hotelHeroExample },
  scrim: { block: { ...hotelHeroExample, overlay: 'scrim' } },
  plain: { block: { ...hotelHeroExample, overlay: 'none' } },
  centred: { block: { ...hotelHeroExample, align: 'center', height: 'tall' } },
  at_the_end: { block: { ...hotelHeroExample, align: 'end', height: 'medium' } },
  with_booking_bar: { block: { ...hotelHeroExample, show_booking_bar: true } },
  nothing_yet: { block: { ...hotelHeroExample, heading: '' }, draft: true },
};
