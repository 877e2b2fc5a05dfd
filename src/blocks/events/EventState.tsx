import { classNames } from '#ui/class-names.ts';
import styles from './EventState.module.css';

/**
 * What is particular about an event, such as `Sold out`, on the accent colour, alike for every state (it knows the word,
 * not the state); nothing for an ordinary evening.
 */
export function EventState({ word }: { word: string }) {
  return word ? <p className={classNames('small-label', styles.state)}>{word}</p> : null;
}
