import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import nightPorter from '../../drawings/night-porter.svg?url';
import { PageDrawing } from '../../layouts/PageDrawing.tsx';
import { searchAddress } from './search-query.ts';
import styles from './UsualQuestions.module.css';
import { usualQuestions } from './usual-questions.ts';

/** Where nothing is searched yet, or nothing was found: searches that others make, and the porter who knows. */
export function UsualQuestions() {
  return (
    <section className={styles.start} aria-labelledby="usual-questions">
      <div>
        <Heading id="usual-questions" className={classNames('small-label', styles.heading)}>
          Usual questions
        </Heading>
        <ul className={styles.questions} role="list">
          {usualQuestions.map(([question, text]) => (
            <li key={text}>
              <Link link={`/search${searchAddress(text)}`}>{question}</Link>
            </li>
          ))}
        </ul>
      </div>
      <PageDrawing src={nightPorter} />
    </section>
  );
}
