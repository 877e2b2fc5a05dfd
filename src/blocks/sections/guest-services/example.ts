import { storyLink, urlLink } from '../../examples/example-link.ts';
import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks } from '../../registry/schemas.ts';

const service = (id: string, fields: Omit<Blocks['service_item'], '_uid' | 'component'>): Blocks['service_item'] => ({
  _uid: `example-service-${id}`,
  component: 'service_item',
  ...fields,
});

export const guestServicesExample: Blocks['guest_services'] = {
  _uid: 'example-guest-services',
  component: 'guest_services',
  anchor_id: 'services',
  heading: 'What the desk will do for you',
  intro: 'Dial nine, or come down. Somebody is awake.',
  services: [
    service('bags', {
      title: 'Bags, before and after',
      body: paragraphs('They wait in the cage behind the desk, with a brass ticket, for as long as the day lasts.'),
      icon: 'bag',
      hours: 'Day and night',
      category: 'arrival',
    }),
    service('keys', {
      title: 'A second key',
      body: paragraphs('Brass, on a fob that is too heavy to leave with.'),
      icon: 'key',
      phone: '+1 313-555-0104',
      category: 'arrival',
    }),
    service('ironing', {
      title: 'Ironing',
      body: paragraphs('Shirts left by ten hang on your door by four.'),
      icon: 'iron',
      hours: '7 am to 4 pm',
      category: 'room',
    }),
    service('bicycles', {
      title: 'Bicycles',
      body: paragraphs('Six, with bells and one working lamp each.'),
      icon: 'bicycle',
      link: storyLink('ash-city-guides/detroit'),
      category: 'getting_about',
    }),
  ],
  layout: 'accordion',
  popup_enabled: true,
  popup_after_anchor: '',
  popup_title: 'Something you need?',
  popup_body: paragraphs('The desk answers in about two minutes, three if the lift is talking.'),
  popup_cta: urlLink('tel:+13135550104'),
};
