import { type ReactNode, ViewTransition } from 'react';

type SharedElementProps = {
  part: 'name' | 'picture';
  /** The address that the element stands for. */
  path: string | null | undefined;
  /** One element. */
  children: ReactNode;
};

const hotelPage = /^\/hotels\/([\w-]+)$/;

/**
 * What a list and a hotel's page have in common, its name or its picture: it travels from the one to the other while
 * the pages change. At any other address it is its children alone.
 */
export function SharedElement({ part, path, children }: SharedElementProps) {
  const hotel = hotelPage.exec(path ?? '')?.[1];
  if (!hotel) return children;
  return (
    <ViewTransition name={`${hotel}-${part}`} default="none" share={`travel ${part}`}>
      {children}
    </ViewTransition>
  );
}
