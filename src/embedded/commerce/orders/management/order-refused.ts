/** The operator asked for something that an order cannot do now; the message says what, why, and what to do instead. */
export class OrderRefused extends Error {
  override name = 'OrderRefused';
}
