import styles from './SectionForm.module.css';

/** How much of a file has been sent, from 0 to 1; nothing while nothing is sent. */
export function UploadProgress({ progress }: { progress: number | null }) {
  if (progress === null) return null;
  const percent = Math.round(progress * 100);
  return (
    <p className={styles.progress}>
      <progress value={percent} max={100} aria-label="Upload" />
      <span>Uploading {percent} %</span>
    </p>
  );
}
