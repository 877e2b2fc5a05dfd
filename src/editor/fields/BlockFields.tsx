import type { BlockValue } from '#protocol/storyblok/story.ts';
import { fieldsOf } from '../api/component-schema.ts';
import { useComponents } from '../api/components-context.ts';
import { FieldControl } from './FieldControl.tsx';
import type { ChangeBlock } from './field-props.ts';
import { controlId } from './findings-context.ts';

/** The fields of a block. What stands in it beyond its schema stays as it is. */
export function BlockFields({ block, onChange }: { block: BlockValue; onChange: ChangeBlock }) {
  const component = useComponents().get(block.component);
  if (!component) return <p className="hint">There is no component “{block.component}”. Its content stays as it is.</p>;
  return (
    <>
      {fieldsOf(component).map(([name, schema]) => (
        <FieldControl
          key={name}
          id={controlId(block._uid, name)}
          name={name}
          schema={schema}
          fields={BlockFields}
          value={block[name]}
          onChange={(value, key) =>
            onChange({ ...block, [name]: value }, key === undefined ? `${block._uid}.${name}` : key)
          }
        />
      ))}
    </>
  );
}
