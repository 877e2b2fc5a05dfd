import { html } from 'hono/html';
import { type Html, serverPage } from '#services/server-pages/page-shell.ts';
import { isReachable } from './next-step.ts';
import type { CheckoutKey, Step } from './steps.ts';
import { checkoutPath, stepNames, steps } from './steps.ts';

const footer = html`<footer class="bottom">
<span>This is the checkout of a demonstration shop: no real card is charged, and nothing is sent.</span>
<a href="/policies/refund-policy">Refunds</a> <a href="/policies/shipping-policy">Shipping</a> <a href="/policies/privacy-policy">Privacy</a>
</footer>`;

type CheckoutPage = {
  title: string;
  body: Html;
  aside?: Html | '';
  /** Whether there is a cart to go back to: not once it has become an order. */
  hasCart?: boolean;
};

/** A page of the checkout: what one does, and beside it what it costs. */
export function checkoutPage({ title, body, aside = '', hasCart = true }: CheckoutPage): Html {
  return serverPage({
    title: `${title} · ash souvenirs`,
    assets: '/checkout/assets',
    place: 'souvenirs',
    home: '/souvenirs',
    aside: hasCart ? html`<p class="links"><a href="/cart">Back to the cart</a></p>` : '',
    body: html`<main id="content" class="page"><div class="two"><div class="stack">${body}</div>${aside ? html`<aside aria-label="What you are buying">${aside}</aside>` : ''}</div></main>`,
    footer,
  });
}

/** Where one is in the checkout; steps that can be entered are links. */
export function stepList(key: CheckoutKey, current: Step, next: Step): Html {
  return html`<nav aria-label="Steps of the checkout"><ol class="steps" role="list">${steps.map((step) => {
    if (step === current) return html`<li aria-current="step">${stepNames[step]}</li>`;
    if (!isReachable(step, next)) return html`<li>${stepNames[step]}</li>`;
    return html`<li><a href="${checkoutPath(key, step)}">${stepNames[step]}</a></li>`;
  })}</ol></nav>`;
}

/** A page that has one thing to say, and where to go from there. */
export function sorryPage(title: string, words: string, link: { href: string; name: string }): Html {
  return checkoutPage({
    title,
    body: html`<h1>${title}</h1><p>${words}</p><p><a class="button" href="${link.href}">${link.name}</a></p>`,
  });
}
