import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import { Price } from '#ui/Price.tsx';
import page from '../shell/page.module.css';
import { addressScript } from './address-script.ts';
import { CheckoutShell } from './CheckoutShell.tsx';
import { CodeForms } from './CodeForms.tsx';
import { CostSummary } from './CostSummary.tsx';
import type { StepForm, StepPageData } from './checkout-pages.ts';
import { DeliveryForm } from './DeliveryForm.tsx';
import { InformationForm } from './InformationForm.tsx';
import { NothingToPay, PaymentForm } from './PaymentForm.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import styles from './StepPage.module.css';

/** A step: where one is, what has changed, the step's form, and what it all costs. */
export function StepPage({
  title,
  hasErrors,
  steps,
  problem,
  paymentPath,
  pieces,
  form,
  summary,
  codes,
}: StepPageData) {
  return (
    <CheckoutShell
      title={`${hasErrors ? 'Error: ' : ''}${title}`}
      aside={
        <CostSummary {...summary}>
          <CodeForms {...codes} />
        </CostSummary>
      }
    >
      <StepList steps={steps} />
      <h1>{title}</h1>
      <p className={classNames(page.quiet, styles.glance)}>
        <a href="#cost-summary" className={page.target}>
          <span>
            <Price money={summary.total} />, {pieces === 1 ? 'one piece' : `${pieces} pieces`}
          </span>
        </a>
      </p>
      {problem ? <ProblemNotice problem={problem} paymentPath={paymentPath} /> : null}
      <FormOfStep form={form} />
      {form.kind === 'information' && form.suggestionsPath !== null ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own script, which the page's policy allows by its hash
        <script dangerouslySetInnerHTML={{ __html: addressScript.text }} />
      ) : null}
    </CheckoutShell>
  );
}

/** Where one is in the checkout; steps that can be entered are links. */
function StepList({ steps }: Pick<StepPageData, 'steps'>) {
  return (
    <nav aria-label="Steps of the checkout">
      <ol className={styles.steps} role="list">
        {steps.map(({ name, href, isCurrent }) => (
          <li key={name} aria-current={isCurrent ? 'step' : undefined}>
            {href === null ? (
              name
            ) : (
              <Link link={href} className={page.target}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function FormOfStep({ form }: { form: StepForm }) {
  switch (form.kind) {
    case 'information':
      return <InformationForm {...form} />;
    case 'delivery':
      return <DeliveryForm {...form} />;
    case 'payment':
      return <PaymentForm {...form} />;
    case 'nothing-to-pay':
      return <NothingToPay {...form} />;
    case 'review':
      return <ReviewForm {...form} />;
  }
}
