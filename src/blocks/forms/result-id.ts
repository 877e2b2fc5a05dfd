/** Id of the heading that stands in a form's place once it was sent; the address after a plain post leads to it. */
export function resultId(form: string): string {
  return `${form}-sent`;
}
