import { FormSettingsContext } from '#blocks/forms/form-settings.ts';
import { useFormSettings } from '#blocks/forms/use-form-settings.ts';
import { NewsletterForm } from '#blocks/newsletter/NewsletterForm.tsx';
import { FormAnswer } from '#ui/form/FormAnswer.tsx';
import type { PlainNewsletterResult } from '../../newsletter/subscribe-plainly.server.ts';
import styles from './SubscribeResult.module.css';

/**
 * What came of a newsletter form that was sent without JavaScript. One that failed says so itself, and can be sent again
 * from here.
 */
export function SubscribeResult({ result }: { result: PlainNewsletterResult }) {
  const settings = useFormSettings();
  const { state, message, errors, values, provider, listId, token } = result;
  return (
    <div className={styles.result}>
      {state === 'success' ? (
        <FormAnswer role="status" answer={result} className={styles.message}>
          {message}
        </FormAnswer>
      ) : (
        <FormSettingsContext value={{ ...settings, token }}>
          <NewsletterForm
            id="returned-newsletter"
            label="Newsletter, once more"
            provider={provider}
            listId={listId}
            returned={{ values, errors, ...(state !== 'invalid' && { message }) }}
          />
        </FormSettingsContext>
      )}
    </div>
  );
}
