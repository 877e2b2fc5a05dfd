import { Link } from '#ui/Link.tsx';
import { Section } from '#ui/Section.tsx';
import { useBlockSurroundings } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { fileKind } from '../../documents/file-kind.ts';
import { MenuBody } from '../../menus/MenuBody.tsx';
import { seasonNotice } from '../../menus/season-notice.ts';
import type { Blocks, ContentType } from '../../registry/schemas.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { related } from '../../stories/stories.ts';
import styles from './CandyMenu.module.css';

/** A menu as text: it can be read aloud, searched, filtered and printed. */
export function CandyMenu({ block }: BlockProps<'candy_menu'>) {
  return <MenuSection menu={related(block.menu, 'menu')?.content} block={block} />;
}

type MenuSectionProps = { menu: ContentType<'menu'> | undefined; block: Partial<Blocks['candy_menu']> };

/** A menu of the content, or the sections written in the block itself where there is none. */
export function MenuSection({ menu, block }: MenuSectionProps) {
  const { now } = useBlockSurroundings();
  const sections = menu?.sections ?? block.sections ?? [];
  if (sections.length === 0) return <DraftHint>Choose a menu, or write its sections.</DraftHint>;

  const season = menu ? seasonNotice(menu, new Date(now)) : '';
  return (
    <Section
      heading={menu?.title ?? 'Menu'}
      hideHeading={block.hide_heading}
      layout="display"
      intro={block.intro || menu?.intro}
    >
      {season ? <p className={styles.season}>{season}</p> : null}
      <MenuBody sections={sections} columns={block.columns === '1' ? 1 : 2} photos={block.show_photos === true} />
      {block.note ? <p className={styles.note}>{block.note}</p> : null}
      {block.pdf?.filename ? <Link link={block.pdf.filename}>This menu as a file ({fileKind(block.pdf)})</Link> : null}
    </Section>
  );
}
