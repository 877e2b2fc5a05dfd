import styles from './PageDrawing.module.css';

type PageDrawingProps = {
  /** The address of a drawing of 800 by 600 that the build carries. */
  src: string;
};

/** A drawing on a page whose words stand in the code (login, booking, a page that is not there): it says nothing that they do not say. */
export function PageDrawing({ src }: PageDrawingProps) {
  return <img className={styles.drawing} src={src} width="800" height="600" alt="" loading="lazy" decoding="async" />;
}
