import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { hasPicture, Picture } from '#ui/Picture.tsx';
import { useClosedByNavigation } from '#ui/use-closed-by-navigation.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { RichTextBody } from '../../rich-text/RichTextBody.tsx';
import styles from './PersonPopup.module.css';

type PersonPopupProps = { person: Blocks['person']; onClose: () => void };

/** A person in a dialog: the large picture and the biography. */
export function PersonPopup({ person: { name, role, photo, bio }, onClose }: PersonPopupProps) {
  useClosedByNavigation(onClose);
  return (
    <Dialog open onClose={onClose} title={name} className={styles.popup}>
      <div className={classNames(styles.person, hasPicture(photo) && styles.pictured)}>
        <Picture asset={photo} sizes="(min-width: 60rem) 18rem, 100vw" ratio={4 / 5} alt={name} />
        <div className={styles.words}>
          {role ? <p className={styles.role}>{role}</p> : null}
          <RichTextBody value={bio} />
        </div>
      </div>
    </Dialog>
  );
}
