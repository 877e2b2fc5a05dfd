/** Parts of a room's own page that an address can name. */
export const roomPartIds = { facts: 'facts', amenities: 'in-the-room', access: 'accessible' } as const;
