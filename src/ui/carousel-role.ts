/** The carousel pattern of the ARIA practices: named groups that say what they are. */
export const carouselRole = (description: 'carousel' | 'slide', label: string) =>
  ({ role: 'group', 'aria-roledescription': description, 'aria-label': label }) as const;
