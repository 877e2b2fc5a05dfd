/** The id of the form that asks for a comparison; the boxes in the lists of all hotels belong to it. */
export const compareFormId = 'compare-rooms';

/** Of the element that holds the lists: where a guest is after the comparison. */
export const roomListsId = 'rooms';
