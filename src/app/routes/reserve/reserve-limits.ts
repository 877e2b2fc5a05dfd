/** Characters of a guest's name, and of a note to the house. */
export const maxGuestNameLength = 120;
export const maxNoteLength = 500;
