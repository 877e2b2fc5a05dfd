import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { requestContext, siteContext } from '../../context.ts';
import { loadSearch, type SearchPage as Page } from './load-search.server.ts';
import { SearchForm } from './SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';
import styles from './search-page.module.css';
import { readSearchQuery } from './search-query.ts';
import { UsualQuestions } from './UsualQuestions.tsx';

/** `/search?q=`: souvenirs, collections and pages that a visitor's words find (`kind=things`, `kind=pages` for one alone). */
export function loader({ url, context }: LoaderFunctionArgs) {
  return loadSearch(readSearchQuery(url.searchParams), context.get(siteContext), context.get(requestContext));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.query.text ? `${loaderData.query.text} · Search · ash` : 'Search · ash' },
  { name: 'robots', content: 'noindex' },
];

const fieldErrors = { empty: null, short: 'That is a little short. Two letters or more, please.' };

export default function SearchPage() {
  const found: Page = useLoaderData<typeof loader>();
  const { text, kind } = found.query;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <HeadingLevel level={1}>
          <Heading className={styles.title}>Search</Heading>
        </HeadingLevel>
        <SearchForm text={text} kind={kind} fieldError={found.fieldError ? fieldErrors[found.fieldError] : null} />
      </header>
      <HeadingLevel level={2}>
        {found.fieldError === null ? <SearchResults found={found} /> : <UsualQuestions />}
      </HeadingLevel>
    </div>
  );
}
