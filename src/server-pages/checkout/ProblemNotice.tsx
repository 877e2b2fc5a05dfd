import { Link } from '#ui/Link.tsx';
import { Notice } from '../shell/Notice.tsx';
import type { CheckoutProblem } from './checkout-pages.ts';

/** What the buyer reads where a card was declined, a payment timed out, too many cards were tried or the cart changed. */
export function ProblemNotice({ problem, paymentPath }: { problem: CheckoutProblem; paymentPath: string }) {
  const otherCard = <Link link={paymentPath}>use another card</Link>;
  switch (problem.kind) {
    case 'declined':
      return (
        <Notice alert title="The card was declined">
          <p>Nothing was charged and nothing was ordered. Please {otherCard}.</p>
        </Notice>
      );
    case 'timeout':
      return (
        <Notice alert title="The payment did not answer in time">
          <p>We let go of it: nothing was charged and nothing was ordered. Try once more, or {otherCard}.</p>
        </Notice>
      );
    case 'tries':
      return (
        <Notice alert title="Too many cards were declined">
          <p>To keep stolen cards from being tried out, this checkout takes no more of them. Please write to us.</p>
        </Notice>
      );
    case 'changed':
      return (
        <Notice alert title="Something changed since you last looked">
          <ul>
            {problem.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <p>Nothing was charged. Look it over, and go on if you still like it.</p>
        </Notice>
      );
  }
}
