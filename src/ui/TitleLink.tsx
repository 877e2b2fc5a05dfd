import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './Link.tsx';
import styles from './TitleLink.module.css';

type TitleLinkProps = LinkProps & {
  /** Makes the nearest positioned element clickable, such as a card; screen readers read only the title. */
  covers?: boolean;
};

/** A link that looks like the title it is until it is pointed at. */
export function TitleLink({ covers = false, className, ...link }: TitleLinkProps) {
  return <Link {...link} className={classNames(styles.link, covers && styles.covers, className)} />;
}
