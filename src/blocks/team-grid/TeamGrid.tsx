import { Disclosure } from '#ui/Disclosure.tsx';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { hasRichText } from '#ui/rich-text-nodes.ts';
import { Section } from '#ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import { DraftHint } from '../DraftHint.tsx';
import { RichTextBody } from '../rich-text/RichTextBody.tsx';
import styles from './TeamGrid.module.css';

/** People with their work; more of them where they have told it. */
export function TeamGrid({ block }: BlockProps<'team_grid'>) {
  if (!block.people?.length) return <DraftHint>Add at least one person.</DraftHint>;
  return (
    <Section heading="People" hideHeading layout="display">
      <ul className={styles.people} role="list">
        {block.people.map(({ _uid, name, role, photo, bio }) => (
          <li key={_uid} className={styles.person}>
            <Picture asset={photo} sizes="(min-width: 60rem) 23vw, 46vw" ratio={4 / 5} alt={name} />
            <Heading className={styles.name}>{name}</Heading>
            {role ? <p className={styles.role}>{role}</p> : null}
            {hasRichText(bio) ? (
              <Disclosure
                look="inline"
                summary={
                  <>
                    More<span className="visually-hidden"> of {name}</span>
                  </>
                }
              >
                <RichTextBody value={bio} />
              </Disclosure>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
