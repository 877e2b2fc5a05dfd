import { classNames } from '#ui/class-names.ts';
import styles from './SuggestionList.module.css';
import type { Suggestion } from './suggestion.ts';

type SuggestionListProps = {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  optionId: (index: number) => string;
  choose: (suggestion: Suggestion) => void;
};

/** The listbox under the field. The keyboard stays in the field; a pointer chooses before the field loses the focus. */
export function SuggestionList({ id, suggestions, active, optionId, choose }: SuggestionListProps) {
  return (
    <div id={id} role="listbox" aria-label="Suggestions" className={styles.list} hidden={suggestions.length === 0}>
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's (aria-activedescendant)
        <div
          key={suggestion.href}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={classNames(styles.option, index === active && styles.active)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(suggestion)}
        >
          <span>{suggestion.label}</span>
          <span className={styles.kind}>{suggestion.kind}</span>
        </div>
      ))}
    </div>
  );
}
