import { isStatic } from '#blocks/hydration/static-section.ts';
import { ProductList } from '#blocks/products/ProductList.tsx';
import type { ProductCardData } from '#blocks/products/product-card-data.ts';
import { TagPanel } from '#blocks/tags/TagPanel.tsx';
import { tagName } from '#blocks/tags/tag-name.ts';
import { HeadingLevel } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { RichText } from '#ui/RichText.tsx';
import { Section } from '#ui/Section.tsx';
import { useStoryData } from '../story-data.ts';
import { DetailPage } from './DetailPage.tsx';
import styles from './MoodTemplate.module.css';
import type { TemplateProps } from './templates.ts';

/** One picture of the mood pages, with its tags and what of it can be bought. */
export function MoodTemplate({ story: { content: entry } }: TemplateProps<'mood_entry'>) {
  const data = useStoryData(entry);
  return (
    <>
      <DetailPage
        title={entry.title}
        picture={entry.image}
        isStatic={isStatic(entry)}
        actions={
          <ul role="list" className={styles.tags} aria-label="Tags">
            {(entry.tags ?? []).map((tag) => (
              <li key={tag}>
                <Link link={`/mood/tagged/${tag}`}>{tagName(tag)}</Link>
              </li>
            ))}
          </ul>
        }
      >
        {() => (entry.caption ? <RichText value={entry.caption} /> : null)}
      </DetailPage>
      {data ? <InThePicture products={data.products} /> : null}
      {data ? <TagPanel {...data.sidebar} /> : null}
    </>
  );
}

/** The things in the picture at the shop's prices of this moment. */
function InThePicture({ products }: { products: readonly ProductCardData[] }) {
  if (products.length === 0) return null;
  return (
    <HeadingLevel level={2}>
      <Section heading="In the picture" layout="display">
        <ProductList products={products} columns={4} quickAdd />
      </Section>
    </HeadingLevel>
  );
}
