import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { linkTarget } from '#ui/link-target.ts';
import { phoneAddress } from '#ui/phone-address.ts';
import { Section } from '#ui/Section.tsx';
import { useBlockSurroundings } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { MenuBody } from '../../menus/MenuBody.tsx';
import { seasonNotice } from '../../menus/season-notice.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { related } from '../../stories/stories.ts';
import styles from './RoomServiceMenu.module.css';

/** The room service menu, how to order, and until when. */
export function RoomServiceMenu({ block }: BlockProps<'room_service_menu'>) {
  const { now } = useBlockSurroundings();
  const menu = related(block.menu, 'menu')?.content;
  if (!menu?.sections?.length) return <DraftHint>Choose a menu that has something on it.</DraftHint>;
  const season = seasonNotice(menu, new Date(now));
  return (
    <Section heading={menu.title} hideHeading={block.hide_heading} layout="display" intro={menu.intro}>
      <div className={styles.order}>
        {season || block.hours ? (
          <p className={styles.hours}>{[season, block.hours].filter(Boolean).join(' ')}</p>
        ) : null}
        <ButtonRow>
          {block.order_phone ? (
            <ButtonLink link={phoneAddress(block.order_phone)} icon="phone" className={styles.large}>
              Call {block.order_phone}
            </ButtonLink>
          ) : null}
          {linkTarget(block.order_link) ? (
            <ButtonLink link={block.order_link} variant="secondary" className={styles.large}>
              Order here
            </ButtonLink>
          ) : null}
        </ButtonRow>
      </div>
      <MenuBody sections={menu.sections} columns={2} roomy />
      {block.note ? <p className={styles.note}>{block.note}</p> : null}
    </Section>
  );
}
