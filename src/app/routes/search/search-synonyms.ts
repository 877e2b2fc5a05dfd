/**
 * Words that mean the same to a guest: who looks for one finds the others, too. In the singular and without marks, as
 * `search-terms.ts` writes them; two words stand for a search of both.
 */
const groups: readonly (readonly string[])[] = [
  ['kid', 'child', 'children', 'family', 'baby', 'crib'],
  ['dog', 'pet', 'cat', 'animal'],
  ['parking', 'park', 'garage', 'valet', 'car'],
  ['bathtub', 'tub'],
  ['checkin', 'arrival', 'arriving'],
  ['checkout', 'departure', 'leaving'],
  ['job', 'career', 'vacancy', 'hiring', 'employment', 'work'],
  ['wifi', 'internet', 'wireless'],
  ['elevator', 'lift'],
  ['wheelchair', 'accessible', 'accessibility', 'disabled', 'step'],
  ['deaf', 'hearing'],
  ['breakfast', 'brunch'],
  ['restaurant', 'dining', 'eat', 'dinner', 'supper'],
  ['bar', 'cocktail', 'drink'],
  ['nonalcoholic', 'mocktail', 'sober'],
  ['wedding', 'marriage'],
  ['meeting', 'conference'],
  ['refund', 'return', 'exchange'],
  ['shipping', 'delivery', 'parcel', 'postage'],
  ['newsletter', 'subscribe', 'mailing'],
  ['telephone', 'phone', 'call'],
  ['offer', 'deal', 'discount', 'promotion', 'sale'],
  ['reservation', 'reserve', 'booking', 'book'],
  ['opening', 'hour', 'open'],
  ['swimming', 'swim', 'pool'],
  ['laundry', 'washing', 'ironing', 'pressing'],
  ['luggage', 'bag', 'baggage', 'suitcase'],
  ['bicycle', 'bike', 'cycling'],
  ['gluten', 'wheat', 'celiac'],
  ['wholesale', 'bulk'],
  ['allergy', 'allergen', 'allergic'],
  ['coffee', 'espresso', 'latte'],
  ['investor', 'shareholder'],
  ['press', 'media', 'journalist'],
  ['souvenir', 'shop', 'store', 'merchandise'],
  ['robe', 'bathrobe'],
  ['crib', 'cot'],
  ['sofa', 'couch'],
  ['fridge', 'refrigerator', 'minibar'],
  ['sink', 'vanity', 'basin'],
  ['turntable', 'record', 'vinyl'],
  ['blackout', 'curtain'],
  ['aircon', 'conditioning'],
  ['kettle', 'tea'],
  ['mug', 'cup'],
  ['tote', 'bag'],
  ['poster', 'print'],
  ['directions', 'address', 'location', 'where'],
  ['owner', 'staff', 'team', 'people'],
];

const meanings = new Map<string, Set<string>>();
for (const group of groups) {
  for (const word of group) {
    const others = meanings.get(word) ?? new Set();
    for (const other of group) if (other !== word) others.add(other);
    meanings.set(word, others);
  }
}

/** What else a word, in the singular, may stand for. */
export function synonymsOf(word: string): string[] {
  return [...(meanings.get(word) ?? [])];
}
