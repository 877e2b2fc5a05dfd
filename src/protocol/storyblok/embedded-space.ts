/** The id of the embedded content service's only space; its own pictures carry it in their address. */
export const embeddedSpaceId = 1001;
