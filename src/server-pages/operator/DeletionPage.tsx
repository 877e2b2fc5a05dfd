import { Button, ButtonRow } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import page from '../shell/page.module.css';
import { OperatorShell, type WithMenu } from './OperatorShell.tsx';
import type { DeletionData } from './operator-pages.ts';

/** Asks before something is deleted. */
export function DeletionPage(props: WithMenu & DeletionData) {
  const { menu, title, part, question, consequences, button, action, fields = {}, back } = props;
  return (
    <OperatorShell menu={menu} title={title} current={part}>
      <h1>{question}</h1>
      <p>{consequences}</p>
      <form method="post" action={action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ButtonRow className={page.actions}>
          <Button type="submit">{button}</Button>{' '}
          <Link link={back} className={page.target}>
            Keep
          </Link>
        </ButtonRow>
      </form>
    </OperatorShell>
  );
}
