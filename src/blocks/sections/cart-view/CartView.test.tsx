import { describe, expect, it } from 'vitest';
import { renderOnPage } from '../../testing/test-page.tsx';
import { cartViewStories } from './CartView.stories.ts';
import { CartView } from './CartView.tsx';
import { cartViewExample } from './example.ts';

const render = (name: keyof typeof cartViewStories) => {
  const state = cartViewStories[name];
  if (!state) throw new Error(`no state ${String(name)}`);
  return renderOnPage(<CartView block={state.block} />, {
    data: { [cartViewExample._uid]: { beside: [], ...state.data } },
  });
};

describe('CartView', () => {
  it('opens the checkout only for final totals', () => {
    expect(render('ready')).toContain('href="/checkout/example"');
    expect(render('updating')).not.toContain('href="/checkout/example"');
    expect(render('updating')).toContain('Updating…');
    expect(render('stock_changed')).not.toContain('href="/checkout/example"');
  });

  it('connects an error with its field', () => {
    const [, id] = /aria-describedby="([^"]+-fieldError)"/.exec(render('line_error')) ?? [];
    expect(render('line_error')).toContain(`id="${id}"`);
    expect(render('code_invalid')).toContain('We do not know PLASTRE');
  });

  it('says how far it is to free delivery, in the cart’s own dollars', () => {
    expect(render('ready')).toContain('<strong>$38.00</strong>');
    expect(render('free_delivery_in_canada')).toContain('Standard delivery costs nothing.');
    expect(render('free_delivery_in_canada')).toContain('CA$196.00');
  });

  it('shows no note and no wrapping where an editor wants none', () => {
    expect(render('ready')).toContain('Gift note');
    expect(render('without_note_and_gifts')).not.toContain('Gift note');
    expect(render('without_note_and_gifts')).not.toContain('Wrap it');
  });
});
