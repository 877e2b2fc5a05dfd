import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { maskScript, stableText } from './stable-text.ts';

const random = [
  ['http://localhost:41231/hotels', 'http://localhost:PORT/hotels'],
  ['/checkout/9f8e7d6c5b4a39281706f5e4/delivery', '/checkout/TOKEN/delivery'],
  ['/checkout/orders/7?key=9f8e7d6c5b4a39281706f5e4', '/checkout/orders/7?key=KEY'],
  ['Reference ASH-7F3K-92QX.', 'Reference ASH-REFERENCE.'],
  ['/operator/mail/0b7f1c1e-52a5-4c52-9a46-b0a4a2ad1c11', '/operator/mail/UUID'],
  ['/auth/account/addresses?edit=48651564739785', '/auth/account/addresses?edit=ADDRESS'],
  ['/auth/account/addresses?delete=63892403170812', '/auth/account/addresses?delete=ADDRESS'],
] as const;

describe('stableText', () => {
  it.each(random)('masks what is random in “%s”', (text, masked) => {
    expect(stableText(text)).toBe(`${masked}\n`);
  });

  it('leaves order numbers, prices and addresses of pages as they are', () => {
    const text = 'Order #1001, ASH-TOWEL-MNT, 44.00 USD\n- /url: /souvenirs/product/key-tag?option=ASH\n';
    expect(stableText(text)).toBe(text);
  });
});

describe('maskScript', () => {
  it.each(random)('masks “%s” in the text of a page, too', async (text, masked) => {
    const window = new Window({
      settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
    });
    window.document.body.append(text);
    window.eval(maskScript);
    expect(window.document.body.textContent).toBe(masked);
    await window.happyDOM.close();
  });
});
