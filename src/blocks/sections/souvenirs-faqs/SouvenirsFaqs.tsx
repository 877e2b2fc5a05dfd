import { createElement, Fragment, useEffect, useState } from 'react';
import { useAnnouncedChange } from '#ui/announcer.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { linkTarget } from '#ui/link-target.ts';
import { Section } from '#ui/Section.tsx';
import { slugify } from '#ui/slug.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { RichTextBody } from '../../rich-text/RichTextBody.tsx';
import { faqCount, markedParts, searchFaqs } from './faq-search.ts';
import styles from './SouvenirsFaqs.module.css';

/** With more questions than this there is a field to search them. */
const searchAbove = 15;

/** Questions in groups; several may be open at once. */
export function SouvenirsFaqs({ block }: BlockProps<'souvenirs_faqs'>) {
  const groups = block.groups ?? [];
  const [search, setSearch] = useState('');
  const searchable = useHydrated() && block.search !== false && faqCount(groups) > searchAbove;
  const shown = search.trim() ? searchFaqs(groups, search) : groups;
  const count = faqCount(shown);
  const result = count === 1 ? '1 question' : `${count} questions`;
  useAnnouncedChange(result);

  if (groups.length === 0) return <DraftHint>Add at least one question.</DraftHint>;
  return (
    <Section heading={block.heading} hideHeading={block.hide_heading}>
      {searchable ? (
        <label className={styles.search}>
          <span className={styles.label}>Search the questions</span>
          <input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className={styles.field}
          />
          <span className={styles.label}>{result}</span>
        </label>
      ) : null}
      {count === 0 ? <p className={styles.none}>No question holds these words.</p> : null}
      {shown.map((group) => (
        <div key={group._uid} className={styles.group}>
          {group.title ? <Heading className={styles.title}>{group.title}</Heading> : null}
          <HeadingLevel>
            {group.items?.map((item) => (
              <Disclosure
                key={item._uid}
                id={slugify(item.anchor || item.question)}
                summary={
                  <Heading className={styles.question}>
                    <Marked text={item.question} search={search} />
                  </Heading>
                }
              >
                <RichTextBody value={item.answer} />
              </Disclosure>
            ))}
          </HeadingLevel>
        </div>
      ))}
      {linkTarget(block.contact) ? (
        <ButtonLink link={block.contact} variant="secondary">
          Ask us
        </ButtonLink>
      ) : null}
    </Section>
  );
}

function Marked({ text, search }: { text: string; search: string }) {
  const parts = markedParts(text, search).map((part) =>
    part.hit ? createElement('mark', null, part.text) : part.text,
  );
  return createElement(Fragment, null, ...parts);
}

/** Whether scripts run: a search that needs them is not offered without. */
function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
