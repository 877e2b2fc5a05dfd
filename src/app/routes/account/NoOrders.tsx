import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { Part } from './Part.tsx';

/** What stands in the place of orders before there is one. */
export function NoOrders() {
  return (
    <Part>
      <p>Nothing yet. What you buy in the shop will be listed here, with where it is on its way to you.</p>
      <ButtonRow>
        <ButtonLink link="/souvenirs">Go to the shop</ButtonLink>
      </ButtonRow>
    </Part>
  );
}
