import { describe, expect, it } from 'vitest';
import { readHtml } from '../../testing/read-html.ts';
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
    const checkout = (name: keyof typeof cartViewStories) =>
      readHtml(render(name)).queryByRole('button', { name: 'Checkout' });
    expect(checkout('ready')).not.toBeNull();
    expect(checkout('updating')).toBeNull();
    expect(render('updating')).toContain('Updating…');
    expect(checkout('stock_changed')).toBeNull();
  });

  it('connects an error with its field', () => {
    const { getByLabelText, getByText } = readHtml(render('line_error'));
    const quantity = getByLabelText('How many: Bath towel, Color: Oxblood');
    const error = getByText('That is all 2 of Bath towel we have left.');
    expect(error.id).not.toBe('');
    expect(quantity.getAttribute('aria-describedby')).toBe(error.id);
    expect(quantity.getAttribute('aria-invalid')).toBe('true');
    expect(render('code_invalid')).toContain('We do not know PLASTRE');
  });

  it('says how far it is to free delivery, in the cart’s own dollars', () => {
    expect(readHtml(render('ready')).getByText('$38.00', { selector: 'strong' })).not.toBeNull();
    expect(render('free_delivery_in_canada')).toContain('Standard delivery costs nothing.');
    expect(render('free_delivery_in_canada')).toContain('CA$196.00');
  });

  it('says what gift wrap costs where it is chosen, in the editor’s words', () => {
    const { getByRole } = readHtml(render('ready'));
    getByRole('button', { name: /^Gift wrap, no charge.*Bath towel/, pressed: false });
    getByRole('button', { name: /^Gift wrapped, no charge.*Brass key tag/, pressed: true });
    expect(render('without_note_and_gifts')).not.toContain('no charge');
  });

  it('shows no note and no wrapping where an editor wants none', () => {
    expect(render('ready')).toContain('Gift note');
    expect(render('without_note_and_gifts')).not.toContain('Gift note');
    expect(render('ready')).toContain('value="gift"');
    expect(render('without_note_and_gifts')).not.toContain('value="gift"');
  });
});
