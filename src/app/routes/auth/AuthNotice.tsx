import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { TitledPage } from '../../layouts/TitledPage.tsx';

/** Head of every page under /auth: never listed by search engines. */
export function authMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ash` }, { name: 'robots', content: 'noindex' }];
}

/** A page of the customer's area while accounts are not open: says so, and where to turn meanwhile. */
export function AuthNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TitledPage title={title}>
      <Section>
        <p>{children}</p>
        <ButtonRow>
          <ButtonLink link="/souvenirs">Go to the shop</ButtonLink>
          <ButtonLink link="/contact" variant="text">
            Write or call
          </ButtonLink>
        </ButtonRow>
      </Section>
    </TitledPage>
  );
}
