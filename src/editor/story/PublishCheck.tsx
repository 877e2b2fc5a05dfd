import { labelOf } from '../api/component-schema.ts';
import { useComponents } from '../api/components-context.ts';
import { problemCount } from '../fields/findings-context.ts';
import type { LocatedFinding } from './locate-findings.ts';

type PublishCheckProps = {
  findings: readonly LocatedFinding[] | null;
  /** Opens the block and takes the focus to the field. */
  onOpen: (finding: LocatedFinding) => void;
};

/** Everything that the publish check says, each leading to its field. */
export function PublishCheck({ findings, onOpen }: PublishCheckProps) {
  const components = useComponents();
  const errors = findings?.filter(({ severity }) => severity === 'error').length ?? 0;
  const count = findings?.length ?? 0;
  return (
    <section className="publish-check" aria-label="Publish check">
      <p role="status">
        {findings === null
          ? 'Publish check: checking …'
          : count === 0
            ? 'Publish check: no problems.'
            : `Publish check: ${problemCount(count)}${errors > 0 ? `, ${errors} to be mended before it can be published` : ''}.`}
      </p>
      {findings !== null && count > 0 ? (
        <details>
          <summary>Show what it found</summary>
          <ul className="items">
            {findings.map((finding) => {
              const component = components.get(finding.component);
              const field = component?.schema[finding.field];
              const place = [
                component?.display_name || labelOf(finding.component),
                ...(finding.field === '' ? [] : [field?.display_name || labelOf(finding.field)]),
              ].join(', ');
              return (
                <li key={`${finding.path} ${finding.message}`}>
                  <button type="button" className="link" onClick={() => onOpen(finding)}>
                    {place}
                  </button>{' '}
                  {finding.severity === 'error' ? 'Must be mended: ' : ''}
                  {finding.message}
                </li>
              );
            })}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
