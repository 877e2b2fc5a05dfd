/** The id of the form that asks for a comparison; the boxes in the lists of all hotels belong to it. */
export const compareFormId = 'compare-rooms';
