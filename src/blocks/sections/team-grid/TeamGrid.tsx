import { useEffect, useState } from 'react';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { hasRichText } from '#ui/rich-text-nodes.ts';
import { Section } from '#ui/Section.tsx';
import type { BlockProps } from '../../contract/block-props.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { RichTextBody } from '../../rich-text/RichTextBody.tsx';
import { PersonPopup } from './PersonPopup.tsx';
import styles from './TeamGrid.module.css';

/** People with their roles; biographies open in a dialog where scripts run, else in place. */
export function TeamGrid({ block }: BlockProps<'team_grid'>) {
  const [isAlive, setAlive] = useState(false);
  const [shown, show] = useState<Blocks['person'] | null>(null);
  useEffect(() => setAlive(true), []);
  if (!block.people?.length) return <DraftHint>Add at least one person.</DraftHint>;
  return (
    <Section heading="People" hideHeading layout="display">
      <ul className={styles.people} role="list">
        {block.people.map((person) => (
          <li key={person._uid} className={styles.person}>
            <Picture asset={person.photo} sizes="(min-width: 60rem) 23vw, 46vw" ratio={4 / 5} alt={person.name} />
            <Heading className={styles.name}>{person.name}</Heading>
            {person.role ? <p className={styles.role}>{person.role}</p> : null}
            {hasRichText(person.bio) ? (
              <Disclosure
                look="inline"
                summary={
                  <>
                    More<span className="visually-hidden"> of {person.name}</span>
                  </>
                }
                onDialog={isAlive ? () => show(person) : null}
              >
                <RichTextBody value={person.bio} />
              </Disclosure>
            ) : null}
          </li>
        ))}
      </ul>
      {shown ? <PersonPopup person={shown} onClose={() => show(null)} /> : null}
    </Section>
  );
}
