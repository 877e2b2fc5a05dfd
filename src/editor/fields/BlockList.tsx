import { type DragEvent, use, useEffect, useRef, useState } from 'react';
import type { BlockValue } from '#protocol/storyblok/story.ts';
import { labelOf } from '../api/component-schema.ts';
import { useComponents } from '../api/components-context.ts';
import { copyBlock, newBlock } from '../story/new-block.ts';
import { copiedBlock, copyToClipboard } from './block-clipboard.ts';
import { FindingList } from './FindingList.tsx';
import type { ChangeBlock, FieldProps, RenderFields } from './field-props.ts';
import { controlId, FindingsContext, problemCount } from './findings-context.ts';
import { MoveButtons, moved } from './MoveButtons.tsx';
import { SelectedBlockContext } from './selected-block-context.ts';

/** The blocks in a field: each can be edited, moved by keys or by dragging, duplicated, copied and deleted. */
export function BlockList({ id, label, schema, value, onChange, fields }: FieldProps) {
  const components = useComponents();
  const blocks = Array.isArray(value) ? (value as BlockValue[]) : [];
  const allowed = schema.allow ?? [...components.values()].filter((one) => one.is_nestable).map(({ name }) => name);
  const isFull = schema.maximum !== undefined && blocks.length >= schema.maximum;
  const [wanted, setWanted] = useState('');
  const { select } = use(SelectedBlockContext);
  const set = (next: BlockValue[]) => onChange(next, null);
  const add = (block: BlockValue) => {
    set([...blocks, block]);
    select(block._uid);
  };
  function drop(event: DragEvent, index: number): void {
    const from = blocks.findIndex(({ _uid }) => _uid === event.dataTransfer.getData('text/plain'));
    if (from < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = [...blocks];
    next.splice(index, 0, ...next.splice(from, 1));
    set(next);
  }
  return (
    <>
      <ol className="items">
        {blocks.map((block, index) => {
          const name = `${titleOf(block)} (${index + 1} of ${blocks.length})`;
          return (
            <li key={block._uid} onDragOver={(event) => event.preventDefault()} onDrop={(event) => drop(event, index)}>
              <BlockItem
                fields={fields}
                block={block}
                name={name}
                onChange={(next, key) => onChange(blocks.with(index, next), key)}
              />
              <div className="row">
                <MoveButtons
                  name={name}
                  index={index}
                  count={blocks.length}
                  onMove={(by) => set(moved(blocks, index, by))}
                />
                <button
                  type="button"
                  disabled={isFull}
                  aria-label={`Duplicate ${name}`}
                  onClick={() => set(blocks.toSpliced(index + 1, 0, copyBlock(block)))}
                >
                  Duplicate
                </button>
                <button type="button" aria-label={`Copy ${name}`} onClick={() => copyToClipboard(block)}>
                  Copy
                </button>
                <button type="button" aria-label={`Delete ${name}`} onClick={() => set(blocks.toSpliced(index, 1))}>
                  Delete
                </button>
              </div>
            </li>
          );
        })}
      </ol>
      {isFull ? (
        <p className="hint">No more than {schema.maximum} fit here.</p>
      ) : (
        <div className="row">
          <label htmlFor={`${id}-new`}>Add to {label}</label>
          <select id={`${id}-new`} value={wanted} onChange={({ target }) => setWanted(target.value)}>
            <option value="">Choose a block</option>
            {allowed.map((name) => (
              <option key={name} value={name}>
                {components.get(name)?.display_name ?? labelOf(name)}
              </option>
            ))}
          </select>
          <button type="button" disabled={wanted === ''} onClick={() => add(newBlock(components.get(wanted), wanted))}>
            Add
          </button>
          <button
            type="button"
            onClick={() => {
              const copied = copiedBlock();
              if (copied && allowed.includes(copied.component)) add(copyBlock(copied));
            }}
          >
            Paste
          </button>
        </div>
      )}
    </>
  );
}

type BlockItemProps = { block: BlockValue; name: string; onChange: ChangeBlock; fields: RenderFields };

/** A block, folded up until it or a block in it is selected. */
function BlockItem({ block, name, onChange, fields: Fields }: BlockItemProps) {
  const { uid, target, select } = use(SelectedBlockContext);
  const problems = use(FindingsContext).blocks.get(block._uid) ?? 0;
  const isSelected = uid === block._uid;
  const holdsSelected = uid !== null && JSON.stringify(block).includes(`"_uid":"${uid}"`);
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (holdsSelected) setOpen(true);
    // A field of it takes the focus itself.
    if (isSelected && target === null) {
      summary.current?.focus();
      summary.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [holdsSelected, isSelected, target]);
  return (
    <details
      open={isOpen}
      data-selected={isSelected}
      onToggle={({ currentTarget }) => {
        // Opened by the editor's own hand, not because it was selected.
        if (currentTarget.open && !isOpen) select(block._uid);
        setOpen(currentTarget.open);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is one way; the buttons below move it by keys */}
      <summary
        ref={summary}
        draggable
        onDragStart={(event) => {
          event.stopPropagation();
          event.dataTransfer.setData('text/plain', block._uid);
        }}
      >
        {name}
        {problems > 0 ? <span className="problem"> – {problemCount(problems)}</span> : null}
      </summary>
      {isOpen ? (
        <>
          <FindingList of={controlId(block._uid, '')} id={`${block._uid}-findings`} />
          <Fields block={block} onChange={onChange} />
        </>
      ) : null}
    </details>
  );
}

/** What a block is called in lists: its component and the first words in it. */
function titleOf(block: BlockValue): string {
  const words = ['heading', 'title', 'label', 'name', 'text', 'question', 'summary']
    .map((field) => block[field])
    .find((text): text is string => typeof text === 'string' && text.trim() !== '');
  return words ? `${labelOf(block.component)}: ${words.slice(0, 40)}` : labelOf(block.component);
}
