/** An address that the grammar does not allow; the message is for the person who wrote it. */
export class BadImagePath extends Error {
  override readonly name = 'BadImagePath';
}
