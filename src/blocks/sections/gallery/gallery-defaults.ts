/** Pictures of a gallery before its 'more' button unless the section says otherwise: whole rows of 2, 3 and 4. */
export const defaultFirstLoad = 12;
