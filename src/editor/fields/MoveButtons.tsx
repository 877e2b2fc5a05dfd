type MoveButtonsProps = { name: string; index: number; count: number; onMove: (by: -1 | 1) => void };

/** Moves an entry of a list up and down. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  return (
    <>
      <button type="button" disabled={index === 0} onClick={() => onMove(-1)} aria-label={`Move ${name} up`}>
        Up
      </button>
      <button type="button" disabled={index === count - 1} onClick={() => onMove(1)} aria-label={`Move ${name} down`}>
        Down
      </button>
    </>
  );
}

/** The list with the entry at `index` moved by one place. */
export function moved<Entry>(list: readonly Entry[], index: number, by: -1 | 1): Entry[] {
  const copy = [...list];
  copy.splice(index + by, 0, ...copy.splice(index, 1));
  return copy;
}
