import { ButtonLink } from '#ui/Button.tsx';
import { CheckoutShell } from './CheckoutShell.tsx';
import type { MessagePageData } from './checkout-pages.ts';

/** A page that has one thing to say, and where to go from there. */
export function MessagePage({ title, text, link }: MessagePageData) {
  return (
    <CheckoutShell title={title}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <ButtonLink link={link.href}>{link.name}</ButtonLink>
      </p>
    </CheckoutShell>
  );
}
