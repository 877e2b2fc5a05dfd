import type { ComponentType } from 'react';
import { AccordionGroup } from './accordion-group/AccordionGroup.tsx';
import type { BlockProps } from './block-props.ts';
import { CandyMenu } from './candy-menu/CandyMenu.tsx';
import { Careers } from './careers/Careers.tsx';
import { CityGuideHero } from './city-guide-hero/CityGuideHero.tsx';
import { CityGuideMap } from './city-guide-map/CityGuideMap.tsx';
import { CityGuideTabs } from './city-guide-tabs/CityGuideTabs.tsx';
import { Columns } from './columns/Columns.tsx';
import { Cta } from './cta/Cta.tsx';
import { Divider } from './divider/Divider.tsx';
import { EatDrinkSection } from './eat-drink-section/EatDrinkSection.tsx';
import { EventsCard } from './events-card/EventsCard.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { HotelHero } from './hotel-hero/HotelHero.tsx';
import { HotelsNav } from './hotels-nav/HotelsNav.tsx';
import { ImageBlock } from './image-block/ImageBlock.tsx';
import { InvestorsDocs } from './investors-docs/InvestorsDocs.tsx';
import { MailGrid } from './mail-grid/MailGrid.tsx';
import { MediaText } from './media-text/MediaText.tsx';
import { MoodGrid } from './mood-grid/MoodGrid.tsx';
import { PressGrid } from './press-grid/PressGrid.tsx';
import { Quote } from './quote/Quote.tsx';
import { RichTextSection } from './rich-text/RichTextSection.tsx';
import { RoomCards } from './room-cards/RoomCards.tsx';
import { RoomCarousel } from './room-carousel/RoomCarousel.tsx';
import type { SectionName } from './schemas.ts';
import { SouvenirsFaqs } from './souvenirs-faqs/SouvenirsFaqs.tsx';
import { SouvenirsGrid } from './souvenirs-grid/SouvenirsGrid.tsx';
import { SouvenirsHero } from './souvenirs-hero/SouvenirsHero.tsx';
import { Spacer } from './spacer/Spacer.tsx';
import { SpecialOffers } from './special-offers/SpecialOffers.tsx';
import { TableBlock } from './table-block/TableBlock.tsx';
import { TeamGrid } from './team-grid/TeamGrid.tsx';
import { Ticker } from './ticker/Ticker.tsx';

/** The component of every section: a section without one does not compile. */
export const components = {
  accordion_group: AccordionGroup,
  candy_menu: CandyMenu,
  careers: Careers,
  city_guide_hero: CityGuideHero,
  city_guide_map: CityGuideMap,
  city_guide_tabs: CityGuideTabs,
  columns: Columns,
  cta: Cta,
  divider: Divider,
  eat_drink_section: EatDrinkSection,
  events_card: EventsCard,
  gallery: Gallery,
  hotel_hero: HotelHero,
  hotels_nav: HotelsNav,
  image_block: ImageBlock,
  investors_docs: InvestorsDocs,
  mail_grid: MailGrid,
  media_text: MediaText,
  mood_grid: MoodGrid,
  press_grid: PressGrid,
  quote: Quote,
  rich_text: RichTextSection,
  room_cards: RoomCards,
  room_carousel: RoomCarousel,
  souvenirs_faqs: SouvenirsFaqs,
  souvenirs_grid: SouvenirsGrid,
  souvenirs_hero: SouvenirsHero,
  spacer: Spacer,
  special_offers: SpecialOffers,
  table_block: TableBlock,
  team_grid: TeamGrid,
  ticker: Ticker,
} satisfies { [Name in SectionName]: ComponentType<BlockProps<Name>> };
