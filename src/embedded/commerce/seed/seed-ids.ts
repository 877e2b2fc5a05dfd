/** Room for the parts of one product below its own number: 2,048 variants, or three options of 2,048 values. */
const PARTS = 10_000;
const VALUES = 2_500;

/** Makes the numeric id of a seeded record from its stable number, large like the vendor's own ids. */
export const seedIds = {
  product: (number: number) => 8_600_000_000_000 + number,
  collection: (number: number) => 470_000_000_000 + number,
  variant: (number: number, position: number) => 46_000_000_000_000 + number * PARTS + position,
  option: (number: number, position: number) => 10_900_000_000_000 + number * PARTS + position,
  optionValue: (number: number, option: number, position: number) =>
    2_300_000_000_000 + (number * PARTS + option * VALUES + position),
  productImage: (number: number, position: number) => 41_000_000_000_000 + number * PARTS + position,
  collectionImage: (number: number) => 42_000_000_000_000 + number,
  metafield: (number: number, position: number) => 31_000_000_000_000 + number * PARTS + position,
  blog: (number: number) => 121_000_000_000 + number,
  article: (number: number, position: number) => 685_000_000_000 + number * PARTS + position,
  articleImage: (number: number, position: number) => 43_000_000_000_000 + number * PARTS + position,
};
