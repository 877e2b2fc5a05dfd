import type { BlockProps } from '../../contract/block-props.ts';
import { StagingLine } from './StagingBar.tsx';

/** The preview line as a section: how it looks over a draft, with what is true of the page in view. */
export function StagingBanner({ block }: BlockProps<'staging_banner'>) {
  return <StagingLine banner={block} />;
}
