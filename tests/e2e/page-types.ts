/** One page of each kind that the site's weight is measured on. */
export const pageTypes = [
  ['home', '/'],
  ['hotel', '/hotels/ulysses'],
  ['room', '/hotels/ulysses/rooms/bay-queen'],
  ['venue', '/dining/karls'],
  ['event', '/dining/the-vestry/events/organ-night'],
  ['city guide', '/ash-city-guides/detroit'],
  ['mail article', '/ash-mail/the-lift-at-ulysses'],
  ['press', '/press'],
  ['careers', '/careers'],
  ['souvenirs', '/souvenirs'],
  ['collection', '/collections/rooms-and-beds'],
  ['product', '/souvenirs/product/key-tag'],
] as const;
