import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { siteContext } from '../../context.ts';
import { TitledPage } from '../../layouts/TitledPage.tsx';
import { pageMeta } from '../../seo/page-meta.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { publicUrl: context.get(siteContext).publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData
    ? pageMeta({
        seo: { noindex: true },
        title: 'Your cart · ash souvenirs',
        description: 'What you have put aside in the souvenirs shop.',
        path: location.pathname,
        publicUrl: loaderData.publicUrl,
      })
    : [];

export default function CartPage() {
  return (
    <TitledPage title="Your cart" summary="Nothing in it yet." parent={{ label: 'Souvenirs', href: '/souvenirs' }}>
      <Section>
        <ButtonRow>
          <ButtonLink link="/souvenirs">Look around the shop</ButtonLink>
          <ButtonLink link="/souvenirs/faqs" variant="text">
            Postage, returns and other questions
          </ButtonLink>
        </ButtonRow>
      </Section>
    </TitledPage>
  );
}
