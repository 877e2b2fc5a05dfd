import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Tabs.module.css';

type TabsProps = {
  /** What is chosen among. */
  label: string;
  tabs: readonly { key: string; name: string; content: ReactNode }[];
};

/**
 * Panels of which one is seen (Tabs pattern, automatic activation). Without scripts they stand under one another
 * behind links to each; while scripts are on their way, style alone shows the first, or the one that was linked to.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const isAlive = chosen !== null;
  const idOf = (index: number) => `${base}${index}`;

  useEffect(() => {
    const linked = tabs.findIndex((_, index) => window.location.hash === `#${base}${index}`);
    setChosen((now) => now ?? Math.max(0, linked));
  }, [base, tabs]);

  const choose = (index: number) => {
    setChosen(index);
    list.current?.querySelectorAll('a')[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (chosen === null) return;
    const last = tabs.length - 1;
    const goals: Record<string, number> = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    choose(goal);
  };

  return (
    <div className={styles.tabs} data-alive={isAlive || undefined}>
      <div ref={list} className={styles.list} {...{ role: isAlive ? 'tablist' : 'navigation', 'aria-label': label }}>
        {tabs.map(({ key, name }, index) => (
          <a
            key={key}
            id={`${idOf(index)}-tab`}
            href={`#${idOf(index)}`}
            className={styles.tab}
            {...(isAlive && {
              role: 'tab',
              'aria-selected': index === chosen,
              'aria-controls': idOf(index),
              tabIndex: index === chosen ? 0 : -1,
              onKeyDown,
            })}
            onClick={(event) => {
              event.preventDefault();
              choose(index);
            }}
          >
            {name}
          </a>
        ))}
      </div>
      {tabs.map(({ key, content }, index) => (
        <div
          key={key}
          id={idOf(index)}
          className={styles.panel}
          {...(isAlive && {
            role: 'tabpanel',
            'aria-labelledby': `${idOf(index)}-tab`,
            hidden: index !== chosen,
          })}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
