import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readHtml } from '#blocks/testing/read-html.ts';
import {
  createInstanceStyleRegistry,
  type Declarations,
  InstanceStyleProvider,
  type InstanceStyleRegistry,
  useInstanceStyle,
} from './instance-style.tsx';

function AtNight({ night }: { night: Declarations }) {
  return <p className={useInstanceStyle({ color: '#000', width: '9px' }, night)} />;
}

function Styled({ declarations }: { declarations: Declarations }) {
  return <p className={useInstanceStyle(declarations)} />;
}

function render(...all: Declarations[]): { classes: string[]; css: string } {
  return renderInto(createInstanceStyleRegistry(), all);
}

function renderInto(registry: InstanceStyleRegistry, all: Declarations[]): { classes: string[]; css: string } {
  const html = renderToStaticMarkup(
    <InstanceStyleProvider registry={registry}>
      {all.map((declarations) => (
        <Styled key={JSON.stringify(declarations)} declarations={declarations} />
      ))}
    </InstanceStyleProvider>,
  );
  const paragraphs = readHtml(html).getAllByRole('paragraph');
  return { classes: paragraphs.map((paragraph) => paragraph.className), css: registry.css() };
}

describe('useInstanceStyle', () => {
  it('collects one rule for equal values', () => {
    const { classes, css } = render({ color: '#fff' }, { color: '#fff', width: null }, { color: '#000' });
    expect(classes[0]).toBe(classes[1]);
    expect(classes[2]).not.toBe(classes[0]);
    expect(css).toBe(`.${classes[0]}{color:#fff}.${classes[2]}{color:#000}`);
  });

  it('gives the same class every time, so that server and browser agree', () => {
    expect(render({ 'object-position': '25% 60%' }).classes).toEqual(render({ 'object-position': '25% 60%' }).classes);
  });

  it('numbers the classes of a document where they shall be short', () => {
    const registry = createInstanceStyleRegistry({ shortNames: true });
    const { classes, css } = renderInto(registry, [
      { color: '#fff' },
      { color: '#000' },
      { color: '#fff', width: null },
    ]);
    expect(classes).toEqual(['i-0', 'i-1', 'i-0']);
    expect(css).toBe('.i-0{color:#fff}.i-1{color:#000}');
  });

  it('says nothing for no values', () => {
    expect(render({ color: '' })).toEqual({ classes: [''], css: '' });
  });

  it('says last what is otherwise at night', () => {
    const registry = createInstanceStyleRegistry();
    renderToStaticMarkup(
      <InstanceStyleProvider registry={registry}>
        <AtNight night={{ color: '#fff', width: '9px' }} />
        <AtNight night={{ color: '#000' }} />
      </InstanceStyleProvider>,
    );
    expect(registry.css()).toMatch(
      /^\.(i-\w+)\{color:#000;width:9px\}\.i-\w+\{color:#000;width:9px\}@media screen and \(prefers-color-scheme: dark\)\{\.\1\{color:#fff\}\}$/,
    );
  });

  it.each(['red;background:url(//x)', 'red}body{display:none', '</style><script>', '\\3c x'])(
    'leaves out %j',
    (value) => {
      expect(render({ color: value }).css).toBe('');
    },
  );
});
