import { Heading } from '#ui/heading.tsx';
import { type Asset, Picture } from '#ui/Picture.tsx';
import { SharedElement } from '#ui/shared-element.tsx';
import { TitleLink } from '#ui/TitleLink.tsx';
import { useLookStyles } from '../../rendering/use-look-styles.ts';
import styles from './HotelPanels.module.css';

type HotelPanel = {
  key: string;
  name: string;
  link: string;
  current: boolean;
  /** City and status, a line each. */
  facts: readonly string[];
  /** The hotel's own colours and typeface. */
  theme: string | null | undefined;
  picture: Asset | null | undefined;
  night: Asset | null | undefined;
  /** The hotel's page that its name and picture travel to. */
  travelsTo: string | null;
};

/** The hotels side by side, each with its picture, in its own colours, its name in its own typeface. */
export function HotelPanels({ hotels }: { hotels: readonly HotelPanel[] }) {
  useLookStyles(hotels.map(({ theme }) => ({ theme })));
  return (
    <ul className={styles.panels} role="list">
      {hotels.map(({ key, name, link, current, facts, theme, picture, night, travelsTo }) => (
        <li key={key} className={styles.panel} data-theme={theme || undefined}>
          <SharedElement part="picture" path={travelsTo}>
            <div className={styles.picture}>
              <Picture asset={picture} night={night} sizes="(min-width: 40rem) 20vw, 40vw" ratio={4 / 5} decorative />
            </div>
          </SharedElement>
          <div className={styles.words}>
            <SharedElement part="name" path={travelsTo}>
              <Heading className={styles.name}>
                <TitleLink link={link} current={current} covers>
                  {name}
                </TitleLink>
              </Heading>
            </SharedElement>
            {facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
