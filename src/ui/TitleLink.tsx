import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './Link.tsx';
import styles from './TitleLink.module.css';

type TitleLinkProps = LinkProps & {
  /** The whole of the nearest positioned element leads there, such as a card; read out is the title alone. */
  covers?: boolean;
};

/** A link that looks like the title it is until it is pointed at. */
export function TitleLink({ covers = false, className, ...link }: TitleLinkProps) {
  return <Link {...link} className={classNames(styles.link, covers && styles.covers, className)} />;
}
