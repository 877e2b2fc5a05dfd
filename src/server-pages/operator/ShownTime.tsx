/** An instant as the operator reads it: `2026-11-21 20:54 UTC`. */
export function ShownTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{`${iso.slice(0, 16).replace('T', ' ')} UTC`}</time>;
}
