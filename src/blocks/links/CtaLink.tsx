import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { isIconName } from '#ui/Icon.tsx';
import type { Blocks } from '../registry/schemas.ts';

/** A call to action as the link it is; its style and icon are the editor's. */
export function CtaLink({ cta }: { cta: Blocks['cta'] }) {
  return (
    <ButtonLink link={cta.link} variant={cta.style || 'primary'} icon={isIconName(cta.icon) ? cta.icon : undefined}>
      {cta.label}
    </ButtonLink>
  );
}

/** Calls to action beside one another; nothing when there are none. */
export function CtaRow({
  ctas,
  className,
}: {
  ctas: Blocks['cta'][] | null | undefined;
  className?: string | undefined;
}) {
  if (!ctas?.length) return null;
  return (
    <ButtonRow className={className}>
      {ctas.map((cta) => (
        <CtaLink key={cta._uid} cta={cta} />
      ))}
    </ButtonRow>
  );
}
