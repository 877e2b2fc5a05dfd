/** Thrown inside the order's transaction to roll all of it back; `notes` say to the buyer what has changed. */
export class OrderRejected extends Error {
  override name = 'OrderRejected';
  readonly notes: string[];

  constructor(notes: string[]) {
    super(notes.join(' '));
    this.notes = notes;
  }
}
