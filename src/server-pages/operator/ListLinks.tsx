import { Link } from '#ui/Link.tsx';
import page from '../shell/page.module.css';

/** Links below a list; those without an address are left out. */
export function ListLinks({ links }: { links: readonly (readonly [words: string, href: string | null])[] }) {
  return (
    <p className={page.links}>
      {links.map(([words, href]) =>
        href === null ? null : (
          <Link key={words} link={href}>
            {words}
          </Link>
        ),
      )}
    </p>
  );
}
