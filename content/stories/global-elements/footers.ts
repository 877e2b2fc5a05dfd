import { asset } from '../../asset.ts';
import { contactLink, type Input, story, storyLink, urlLink } from '../../story-fields.ts';
import { socials } from './socials.ts';

type MenuLink = Input<'footer_menu_link'>;

function entry(label: string, link: MenuLink['link']): MenuLink {
  return { component: 'footer_menu_link', label, link };
}

function group(title: string, ...links: MenuLink[]): Input<'footer_menu_group'> {
  return { component: 'footer_menu_group', title, links };
}

const phone = (label: string, number: string) => entry(label, urlLink(`tel:${number}`));

/** The last group of every footer: the way back to the rest of the group. */
const theGroup = group(
  'ash',
  entry('About', storyLink('about')),
  entry('All hotels', urlLink('/hotels')),
  entry('Events', storyLink('events')),
  entry('Careers', storyLink('careers')),
  entry('Press', storyLink('press')),
  entry('Souvenirs', storyLink('souvenirs')),
);

export const groupFooter = story('global-elements/footer', 'Footer', {
  component: 'footer',
  ...socials,
  footer_logo: asset('group/footer-mark', 'ash, under a street of five old houses'),
  secondary_footer_logo: asset('group/footer-seal', 'Five old houses, kept going: about ash'),
  secondary_footer_logo_link: storyLink('about'),
  subscribe_heading: 'A letter now and then. Mostly about plaster.',
  footer_bg_color: '#1c1916',
  footer_text_color: '#f3ede1',
  use_mailchimp_or_cendyn: 'mailchimp',
  mailchimp_list_id: 'ash-letter',
  footer_menu: [
    group(
      'Hotels',
      entry('The Siren, Detroit', storyLink('hotels/the-siren')),
      entry('Peter & Paul, New Orleans', storyLink('hotels/peter-and-paul')),
      entry('Ulysses, Baltimore', storyLink('hotels/ulysses')),
      entry('Neptune, Providence', storyLink('hotels/neptune')),
      entry('Shenandoah Mansions, Roanoke', storyLink('hotels/shenandoah-mansions')),
      entry('All rooms, all prices', urlLink('/hotels')),
    ),
    group(
      'Eat & drink',
      entry('Karl’s', storyLink('dining/karls')),
      entry('The Siren Cafe', storyLink('dining/the-siren-cafe')),
      entry('Candy Bar', storyLink('dining/candy-bar')),
      entry('The Siren Shop', storyLink('dining/the-siren-shop')),
      entry('The Gold Room', storyLink('dining/the-gold-room')),
      entry('The Vestry', storyLink('dining/the-vestry')),
    ),
    group(
      'Company',
      entry('About', storyLink('about')),
      entry('Team', storyLink('team')),
      entry('Careers', storyLink('careers')),
      entry('Press', storyLink('press')),
      entry('Investors', storyLink('investors')),
      entry('City guides', storyLink('ash-city-guides')),
      entry('ash mail', storyLink('ash-mail')),
    ),
    group(
      'Help',
      entry('Contact', storyLink('contact')),
      entry('Souvenirs', storyLink('souvenirs')),
      entry('Where is my order?', urlLink('/orders')),
      entry('Your account', urlLink('/auth/account')),
      entry('Parcels and returns', storyLink('souvenirs/faqs')),
      entry('Events', storyLink('events')),
    ),
  ],
});

const siren = story('global-elements/footer-the-siren', 'Footer: The Siren', {
  component: 'footer',
  ...socials,
  subscribe_heading: 'Hear when the record men are coming',
  footer_bg_color: '#5c1620',
  footer_text_color: '#f7e8d6',
  use_mailchimp_or_cendyn: 'mailchimp',
  mailchimp_list_id: 'siren-letter',
  footer_menu: [
    group(
      '88 Ropewalk Street, Detroit',
      entry('Rooms', storyLink('hotels/the-siren', { anchor: 'rooms' })),
      entry('Accessibility', storyLink('hotels/the-siren', { anchor: 'accessibility' })),
      entry('City guide', storyLink('ash-city-guides/detroit')),
      phone('Call the desk', '+1-313-555-0104'),
      entry('Write to us', contactLink('stay', 'the-siren')),
    ),
    group(
      'Downstairs',
      entry('Karl’s', storyLink('dining/karls')),
      entry('The Siren Cafe', storyLink('dining/the-siren-cafe')),
      entry('Candy Bar', storyLink('dining/candy-bar')),
      entry('The Siren Shop', storyLink('dining/the-siren-shop')),
    ),
    theGroup,
  ],
});

const peterAndPaul = story('global-elements/footer-peter-and-paul', 'Footer: Peter & Paul', {
  component: 'footer',
  ...socials,
  subscribe_heading: 'Parish notices, about one a month',
  footer_bg_color: '#1f4434',
  footer_text_color: '#f6eccf',
  use_mailchimp_or_cendyn: 'mailchimp',
  mailchimp_list_id: 'parish-notices',
  footer_menu: [
    group(
      'The block',
      entry('Four buildings', storyLink('hotels/peter-and-paul', { anchor: 'buildings' })),
      entry('Rooms', storyLink('hotels/peter-and-paul', { anchor: 'rooms' })),
      entry('Accessibility', storyLink('hotels/peter-and-paul', { anchor: 'accessibility' })),
    ),
    group(
      'Evenings',
      entry('The Vestry', storyLink('dining/the-vestry')),
      entry('Organ night', storyLink('dining/the-vestry/events/organ-night')),
      entry('New Orleans on foot', storyLink('ash-city-guides/new-orleans')),
    ),
    group(
      '417 Candlemas Street',
      phone('Telephone', '+1-504-555-0117'),
      entry('Write to us', contactLink('stay', 'peter-and-paul')),
    ),
    theGroup,
  ],
});

const ulysses = story('global-elements/footer-ulysses', 'Footer: Ulysses', {
  component: 'footer',
  ...socials,
  subscribe_heading: 'Letters to the tenants of 15 Argosy Street',
  footer_bg_color: '#161c4a',
  footer_text_color: '#efe4cf',
  use_mailchimp_or_cendyn: 'cendyn',
  cendyn_list_id: 'ulysses-tenants',
  footer_menu: [
    group(
      'At home',
      entry('The rooms', storyLink('hotels/ulysses', { anchor: 'rooms' })),
      entry('The Gold Room', storyLink('dining/the-gold-room')),
      entry('Life drawing', storyLink('hotels/ulysses/events/life-drawing')),
      entry('Ways in without stairs', storyLink('hotels/ulysses', { anchor: 'accessibility' })),
    ),
    group(
      'Reach us',
      phone('The desk, all night', '+1-410-555-0112'),
      entry('Write to us', contactLink('stay', 'ulysses')),
      entry('What Baltimore is like', storyLink('ash-city-guides/baltimore')),
    ),
    theGroup,
  ],
});

const shenandoah = story('global-elements/footer-shenandoah-mansions', 'Footer: Shenandoah Mansions', {
  component: 'footer',
  ...socials,
  subscribe_heading: 'We will write when the beds are in',
  footer_bg_color: '#21402f',
  footer_text_color: '#f4ead4',
  use_mailchimp_or_cendyn: 'mailchimp',
  mailchimp_list_id: 'shenandoah-opening',
  footer_menu: [
    group(
      'So far',
      entry('Where the work stands', storyLink('hotels/shenandoah-mansions', { anchor: 'works' })),
      entry('Rooms, as planned', storyLink('hotels/shenandoah-mansions', { anchor: 'rooms' })),
      entry('City guide', storyLink('ash-city-guides/roanoke')),
      entry('The site office', contactLink('stay', 'shenandoah-mansions')),
    ),
    theGroup,
  ],
});

const neptune = story('global-elements/footer-neptune', 'Footer: Neptune', {
  component: 'footer',
  ...socials,
  subscribe_heading: 'Tide tables, oysters, room sales',
  footer_bg_color: '#14283f',
  footer_text_color: '#e6efe6',
  use_mailchimp_or_cendyn: 'mailchimp',
  mailchimp_list_id: 'neptune-tides',
  footer_menu: [
    group(
      'Aboard',
      entry('Where you sleep', storyLink('hotels/neptune', { anchor: 'rooms' })),
      entry('Oyster Sunday', storyLink('hotels/neptune/events/oyster-sunday')),
      entry('Accessibility', storyLink('hotels/neptune', { anchor: 'accessibility' })),
    ),
    group(
      'Ashore',
      entry('City guide', storyLink('ash-city-guides/providence')),
      phone('23 Fathom Street', '+1-401-555-0123'),
      entry('Write to us', contactLink('stay', 'neptune')),
    ),
    theGroup,
  ],
});

export const footers = [groupFooter, siren, peterAndPaul, ulysses, shenandoah, neptune];
