import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Link } from '#ui/Link.tsx';
import { CartLink } from '../../cart/CartLink.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { FilterBox, FilterForm, FilterSelect } from '../../lists/FilterForm.tsx';
import { productFiltersId, productOrders, productQuery, productQueryText } from '../../products/product-sort-order.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import styles from './SouvenirsNav.module.css';

/** The collections of the shop in a bar that stays in view, and how what stands on this page is sorted. */
export function SouvenirsNav({ block }: BlockProps<'souvenirs_nav'>) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const data = useSectionData(block);
  if (!data || data.collections.length === 0)
    return <DraftHint>The shop did not answer, or has no collections.</DraftHint>;

  const query = productQuery(search);
  const queryText = productQueryText(query);
  const { total, choices } = data;
  const links = [
    ...(block.show_all === false ? [] : [{ path: '/souvenirs', name: 'Everything', count: total }]),
    ...data.collections.map(({ handle, title, count }) => ({ path: `/collections/${handle}`, name: title, count })),
  ];
  const here = links.find(({ path }) => path === pathname)?.count ?? total;
  return (
    <div className={styles.shop}>
      <nav className={styles.bar} aria-label="Shelves">
        <Shelves links={links} current={links.findIndex(({ path }) => path === pathname)} queryText={queryText} />
        {block.show_cart === false ? null : <CartLink className={styles.cart}>Cart</CartLink>}
      </nav>
      {block.sort_enabled === false ? null : (
        <div id={productFiltersId} className={styles.sort}>
          <FilterForm
            look="bar"
            submitLabel="Apply"
            fold={data.fold}
            count={here === 1 ? '1 thing' : `${here} things`}
            filtered={queryText !== ''}
          >
            <FilterSelect label="Sort" name="sort" value={query.sort} choices={productOrders} anyName="Featured" />
            <FilterSelect label="Category" name="kind" value={query.kind} choices={choices.kinds} />
            <FilterSelect label="Hotel" name="house" value={query.house} choices={choices.hotels} />
            <FilterSelect
              label="Price"
              name="under"
              value={query.under ? String(query.under) : ''}
              choices={choices.prices}
            />
            <FilterBox label="In stock" name="in_stock" value="1" checked={query.inStock} />
          </FilterForm>
        </div>
      )}
    </div>
  );
}

type ShelvesProps = {
  links: { path: string; name: string; count: number }[];
  /** Which of them is this page; -1 for none. */
  current: number;
  queryText: string;
};

/** Scrolls sideways where it is too long: to the link of this page, without moving the page; the stylesheet does it without a script. */
function Shelves({ links, current, queryText }: ShelvesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const shelf = list.current?.children[current]?.getBoundingClientRect();
    const bar = list.current?.getBoundingClientRect();
    if (!list.current || !shelf || !bar || (shelf.left >= bar.left && shelf.right <= bar.right)) return;
    list.current.scrollLeft += shelf.left - bar.left;
  }, [current]);
  return (
    <ul ref={list} className={styles.collections} role="list">
      {links.map(({ path, name, count }, index) => (
        <li key={path}>
          <Link link={`${path}${queryText}`} current={index === current} className={styles.link}>
            {name} <span className={styles.count}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
