/** A gift card by its last characters, as the vendor's checkout shows it: `•••• SRN1`. */
export function maskedGiftCard(lastCharacters: string): string {
  return `•••• ${lastCharacters.toUpperCase()}`;
}
