import type { ContentSeed } from '#embedded/content/content-seed.ts';
import { componentSeeds } from './components.ts';
import { datasourceSeeds } from './datasources.ts';
import { librarySeeds } from './library.ts';
import { careerStories } from './stories/careers/careers.ts';
import { cityGuideStories } from './stories/city-guides/guides.ts';
import { candyBarStories } from './stories/dining/candy-bar.ts';
import { karlsStories } from './stories/dining/karls.ts';
import { goldRoomStories } from './stories/dining/the-gold-room.ts';
import { sirenCafeStories } from './stories/dining/the-siren-cafe.ts';
import { sirenShopStories } from './stories/dining/the-siren-shop.ts';
import { vestryStories } from './stories/dining/the-vestry.ts';
import { allEventsStory } from './stories/events/all-events.ts';
import { calendarStories } from './stories/events/calendars.ts';
import { eventStories } from './stories/events/events.ts';
import { globalStories } from './stories/global.ts';
import { globalElementStories } from './stories/global-elements/global-elements.ts';
import { groupStories } from './stories/group/group.ts';
import { homeStories } from './stories/home.ts';
import { neptuneHotel } from './stories/hotels/neptune.ts';
import { neptuneRooms } from './stories/hotels/neptune-rooms.ts';
import { peterAndPaulHotel } from './stories/hotels/peter-and-paul.ts';
import { peterAndPaulRooms } from './stories/hotels/peter-and-paul-rooms.ts';
import { shenandoahHotel } from './stories/hotels/shenandoah-mansions.ts';
import { shenandoahRooms } from './stories/hotels/shenandoah-mansions-rooms.ts';
import { sirenHotel } from './stories/hotels/the-siren.ts';
import { sirenRooms } from './stories/hotels/the-siren-rooms.ts';
import { ulyssesHotel } from './stories/hotels/ulysses.ts';
import { ulyssesRooms } from './stories/hotels/ulysses-rooms.ts';
import { mailStories } from './stories/mail/mail.ts';
import { moodStories } from './stories/mood/mood.ts';
import { offerStories } from './stories/offers/offers.ts';
import { pressStories } from './stories/press/press.ts';
import { souvenirStories } from './stories/souvenirs/souvenirs.ts';

/** The demonstration group, with every date counted from `today`: stories, and the choices their fields offer. */
export function contentSeed(today: Date): ContentSeed {
  const stories = [
    ...homeStories,
    ...globalStories,
    ...globalElementStories,
    ...sirenHotel,
    ...sirenRooms,
    ...peterAndPaulHotel,
    ...peterAndPaulRooms,
    ...ulyssesHotel,
    ...ulyssesRooms,
    ...shenandoahHotel(today),
    ...shenandoahRooms,
    ...neptuneHotel,
    ...neptuneRooms,
    ...karlsStories(today),
    ...sirenCafeStories(today),
    ...candyBarStories(today),
    ...sirenShopStories(today),
    ...goldRoomStories(today),
    ...vestryStories(today),
    ...cityGuideStories,
    ...mailStories,
    ...pressStories,
    ...groupStories,
    ...careerStories(today),
    ...moodStories,
    ...souvenirStories,
    ...eventStories(today),
    allEventsStory,
    ...calendarStories,
    ...offerStories(today),
  ];
  return {
    stories,
    assets: librarySeeds(stories),
    components: componentSeeds,
    datasources: datasourceSeeds,
  };
}
