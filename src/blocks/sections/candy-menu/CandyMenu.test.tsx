import { describe, expect, it } from 'vitest';
import type { Blocks } from '../../registry/schemas.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage, storyOf } from '../../testing/test-page.tsx';
import { CandyMenu } from './CandyMenu.tsx';
import { candyMenuExample } from './example.ts';

const render = (path = '/menu', block: Blocks['candy_menu'] = candyMenuExample) =>
  renderOnPage(<CandyMenu block={block} />, { path });

describe('CandyMenu', () => {
  it('writes names, prices, sizes, diets and allergens as text', () => {
    const html = render();
    const { getByText } = readHtml(html);
    expect(getByText('High Wire').parentElement?.textContent).toBe('High Wire$15.00');
    expect(getByText('Glass').parentElement?.textContent).toBe('Glass$7.00');
    expect(html).toContain('New · Vegan · Gluten-free');
    expect(html).toContain('Contains eggs and tree nuts');
  });

  it('keeps sold-out items, and says that they are sold out', () => {
    const items = readHtml(render()).getAllByRole('listitem');
    const nougat = items.find(({ textContent }) => textContent?.startsWith('Pink Nougat'));
    expect(nougat?.textContent).toContain('Sold out');
  });

  it('filters by every box that is ticked', () => {
    expect(render('/menu?diet=vegan')).toContain('1 item');
    expect(render('/menu?diet=vegan')).not.toContain('High Wire');
    expect(render('/menu?diet=vegetarian')).toContain('Rhubarb Soda');
    expect(render('/menu?diet=no_alcohol')).toContain('2 items');
    expect(render('/menu?diet=vegan&diet=vegetarian')).toContain('1 item');
  });

  it('ignores a filter that is not known', () => {
    expect(render('/menu?diet=carnivore')).toContain('3 items');
  });

  it('offers no filter that changes nothing', () => {
    const boxes = readHtml(render()).getAllByRole('checkbox');
    expect(boxes.map((box) => box.getAttribute('value'))).toEqual(['vegan', 'vegetarian', 'gluten_free', 'no_alcohol']);
  });

  it('says so when nothing on it contains alcohol, and does not guess', () => {
    const sweets = { ...candyMenuExample, sections: candyMenuExample.sections?.slice(1) ?? [] };
    expect(render('/menu', sweets)).toContain('Nothing on this menu contains alcohol.');
    const unknown = sweets.sections.map((part) => ({
      ...part,
      items: part.items?.map((item) => ({ ...item, contains_alcohol: null })) ?? [],
    }));
    expect(render('/menu', { ...sweets, sections: unknown })).not.toContain('contains alcohol');
  });

  it('says when a dated menu is not in force', () => {
    const menu = (dates: object) => ({
      ...candyMenuExample,
      menu: storyOf<'menu'>('m', {
        component: 'menu',
        title: 'Winter',
        sections: candyMenuExample.sections ?? [],
        ...dates,
      }),
    });
    expect(render('/menu', menu({ effective_from: '2026-11-01 00:00' }))).toContain('This menu begins on 1 November.');
    expect(render('/menu', menu({ effective_until: '2025-03-01 00:00' }))).toContain(
      'This menu ended on 1 March 2025.',
    );
    expect(render('/menu', menu({}))).not.toContain('This menu begins');
  });
});
