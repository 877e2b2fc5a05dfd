import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { focalPoint, focusAt, intrinsicSize } from '#protocol/storyblok/asset-address.ts';
import { smallPicture } from './asset-value.ts';

type FocalPointProps = {
  id: string;
  /** Names the picture. */
  name: string;
  file: { filename: string; signed_url?: string | undefined };
  focus: string;
  onChange: (focus: string) => void;
};

type Point = { across: number; down: number };

/** How far an arrow key moves the point, in parts of the picture; with Shift. */
const [step, largeStep] = [0.01, 0.1];
const moves: Record<string, Point> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
};
const within = (part: number) => Math.min(1, Math.max(0, part));
const percent = (part: number) => Math.round(part * 100);

/**
 * The point of a picture that stays in view where it is cut: pressed or dragged on the picture, moved by the arrow keys, or
 * entered as numbers. Nothing for a file whose size is not known.
 */
export function FocalPoint({ id, name, file, focus, onChange }: FocalPointProps) {
  const stage = useRef<HTMLDivElement>(null);
  const size = intrinsicSize(file.filename);
  if (!size) return null;
  const point = focalPoint(focus, size);
  const shown = point ?? { across: 0.5, down: 0.5 };
  const set = ({ across, down }: Point) => onChange(focusAt({ across: within(across), down: within(down) }, size));
  function onPointer({ clientX, clientY }: PointerEvent): void {
    const box = stage.current?.getBoundingClientRect();
    if (box) set({ across: (clientX - box.left) / box.width, down: (clientY - box.top) / box.height });
  }
  function onKeyDown(event: KeyboardEvent): void {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const by = event.shiftKey ? largeStep : step;
    set({ across: shown.across + move.across * by, down: shown.down + move.down * by });
  }
  const number = (axis: keyof Point, words: string) => (
    <div className="pair">
      <label htmlFor={`${id}-${axis}`}>{words}</label>
      <input
        id={`${id}-${axis}`}
        type="number"
        min={0}
        max={100}
        value={point ? percent(point[axis]) : ''}
        placeholder="50"
        onChange={({ target }) => {
          if (target.value !== '') set({ ...shown, [axis]: Number(target.value) / 100 });
        }}
      />
    </div>
  );
  return (
    <fieldset className="focal">
      <legend>Focal point: what stays in view where the picture is cut</legend>
      <div
        ref={stage}
        className="focal-stage"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          onPointer(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onPointer(event)}
      >
        <img src={smallPicture(file, 640)} alt="" draggable={false} />
        <button
          type="button"
          className="focal-mark"
          data-set={point !== null}
          style={{ insetInlineStart: `${shown.across * 100}%`, insetBlockStart: `${shown.down * 100}%` }}
          aria-label={`Focal point of ${name}: ${percent(shown.across)} % from the left, ${percent(shown.down)} % from the top. Arrow keys move it.`}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="row">
        {number('across', '% from the left')}
        {number('down', '% from the top')}
        <button type="button" disabled={point === null} onClick={() => onChange('')}>
          No focal point
        </button>
      </div>
    </fieldset>
  );
}
