/** A type of which any part may be missing; functions stay functions, with a part of what they return. */
export type PartialDeep<Whole> = Whole extends (...args: infer Args) => infer Returned
  ? // A method's parameters are compared both ways, so a double may ask for more than its caller has to give.
    { call(...args: Args): PartialDeep<Returned> }['call']
  : Whole extends Promise<infer Value>
    ? Promise<PartialDeep<Value>>
    : Whole extends readonly (infer Item)[]
      ? readonly PartialDeep<Item>[]
      : Whole extends object
        ? { [Key in keyof Whole]?: PartialDeep<Whole[Key]> | undefined }
        : Whole;

/**
 * A test double that has only the parts which the code under test reads. The parts are checked against the type, so a
 * renamed or retyped member fails the type check; reading a part that is not given gives undefined.
 */
export function partialDouble<Whole extends object>(parts: PartialDeep<NoInfer<Whole>>): Whole;
export function partialDouble(parts: object): object {
  return parts;
}
