import { Button, ButtonRow } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Lines } from '#ui/Lines.tsx';
import { Link } from '#ui/Link.tsx';
import page from '../shell/page.module.css';
import { OperatorShell, type WithMenu } from './OperatorShell.tsx';
import type { ConfirmationData } from './operator-pages.ts';

/** Asks before something is done that cannot be taken back. */
export function ConfirmationPage(props: WithMenu & ConfirmationData) {
  const { menu, title, part, question, facts = [], consequences, button, action, fields = {}, back, keep } = props;
  return (
    <OperatorShell menu={menu} title={title} current={part}>
      <h1>{question}</h1>
      <FactList facts={facts.map(({ name, lines }) => [name, <Lines key={name} lines={lines} />] as const)} />
      <p>{consequences}</p>
      <form method="post" action={action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ButtonRow className={page.actions}>
          <Button type="submit">{button}</Button>{' '}
          <Link link={back} className={page.target}>
            {keep}
          </Link>
        </ButtonRow>
      </form>
    </OperatorShell>
  );
}
