import { Link } from '@tiptap/extension-link';
import { type Editor, EditorContent, Node, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { BlockValue } from '#protocol/storyblok/story.ts';
import { labelOf } from '../api/component-schema.ts';
import { BlockList } from './BlockList.tsx';
import type { FieldProps } from './field-props.ts';
import {
  blocksIn,
  emptyDocument,
  fromTiptap,
  isDocument,
  type RichTextNode,
  sameDocument,
  toTiptap,
  withBlocks,
} from './rich-text-document.ts';

/** A link as the content service stores it: to a story by its uuid, or to an address. */
const StoryLink = Link.extend({
  addAttributes: () => ({
    href: { default: null },
    uuid: { default: null },
    anchor: { default: null },
    target: { default: null },
    linktype: { default: 'url' },
  }),
});
/** Where blocks stand in the text; their fields are below it. */
const TextBlocks = Node.create({
  ...{ name: 'blok', group: 'block', atom: true },
  addAttributes: () => ({ id: { default: null, rendered: false }, body: { default: [], rendered: false } }),
  renderHTML: ({ node }) => {
    const names = (node.attrs.body as BlockValue[]).map(({ component }) => labelOf(component));
    return ['div', { class: 'text-blocks' }, `Blocks: ${names.join(', ') || 'none yet'}`];
  },
});
const extensions = [
  TextBlocks,
  StarterKit.configure({ link: false, trailingNode: false }),
  StoryLink.configure({ openOnClick: false }),
];

/** Rich text: paragraphs, headings, lists, links and blocks. What this control does not know, it leaves untouched. */
export function RichTextField({ id, label, schema, value, onChange, fields }: FieldProps) {
  const stored = isDocument(value) ? value : emptyDocument;
  const last = useRef<RichTextNode>(stored);
  const [isSafe, setSafe] = useState(true);
  const editor = useEditor({
    extensions,
    content: toTiptap(stored),
    injectCSS: false,
    editorProps: {
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'rich-text' },
    },
    onCreate: ({ editor: made }) => setSafe(sameDocument(fromTiptap(documentOf(made)), stored)),
    onUpdate: ({ editor: changed }) => {
      last.current = fromTiptap(documentOf(changed));
      onChange(last.current);
    },
  });
  useEffect(() => {
    // Undo, a restored version or a merge has changed it from outside.
    if (!editor || sameDocument(stored, last.current)) return;
    last.current = stored;
    editor.commands.setContent(toTiptap(stored), { emitUpdate: false });
    setSafe(sameDocument(fromTiptap(documentOf(editor)), stored));
  }, [editor, stored]);
  useEffect(() => editor?.setEditable(isSafe, false), [editor, isSafe]);
  return (
    <>
      {isSafe ? null : (
        <p className="problem">This text has parts that cannot be edited here, so all of it stays as it is.</p>
      )}
      {editor && isSafe ? <Toolbar editor={editor} id={id} /> : null}
      <EditorContent editor={editor} />
      {isSafe
        ? blocksIn(stored).map((blocks, index) => {
            const name = `Blocks in the text, ${index + 1}`;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the text has no other name
              <fieldset key={index} className="field">
                <legend>{name}</legend>
                <BlockList
                  id={`${id}-blocks-${index}`}
                  label={name}
                  schema={{ type: 'bloks', ...(schema.allow && { allow: schema.allow }) }}
                  value={blocks}
                  onChange={(next, key) => onChange(withBlocks(stored, index, next as BlockValue[]), key)}
                  fields={fields}
                  describedBy={undefined}
                />
              </fieldset>
            );
          })
        : null}
    </>
  );
}

function documentOf(editor: Editor): RichTextNode {
  return editor.getJSON() as RichTextNode;
}

function Toolbar({ editor, id }: { editor: Editor; id: string }) {
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      second: now.isActive('heading', { level: 2 }),
      third: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      href: String(now.getAttributes('link').href ?? ''),
    }),
  });
  const run = () => editor.chain().focus();
  const buttons: [label: string, isOn: boolean, press: () => void][] = [
    ['Bold', state.bold, () => run().toggleBold().run()],
    ['Italic', state.italic, () => run().toggleItalic().run()],
    ['Heading', state.second, () => run().toggleHeading({ level: 2 }).run()],
    ['Small heading', state.third, () => run().toggleHeading({ level: 3 }).run()],
    ['List', state.bullets, () => run().toggleBulletList().run()],
    ['Numbered list', state.numbers, () => run().toggleOrderedList().run()],
    ['Link', state.link, () => setLinking(true)],
    [
      'Place for blocks',
      false,
      () =>
        run()
          .insertContent({ type: 'blok', attrs: { id: crypto.randomUUID() } })
          .run(),
    ],
  ];
  function setLink(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    event.stopPropagation();
    const href = String(new FormData(event.currentTarget).get('href') ?? '').trim();
    setLinking(false);
    if (href === '') run().extendMarkRange('link').unsetLink().run();
    else run().extendMarkRange('link').setMark('link', { href, linktype: 'url', uuid: null, anchor: null }).run();
  }
  return (
    <>
      <div className="row">
        {buttons.map(([label, isOn, press]) => (
          <button key={label} type="button" aria-pressed={isOn} onClick={press}>
            {label}
          </button>
        ))}
      </div>
      {isLinking ? (
        <form className="row" onSubmit={setLink}>
          <label htmlFor={`${id}-href`}>Address of the link; empty removes it</label>
          <input id={`${id}-href`} name="href" defaultValue={state.href} ref={(input) => input?.focus()} />
          <button type="submit">Set the link</button>
        </form>
      ) : null}
    </>
  );
}
