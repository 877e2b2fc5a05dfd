import { html } from 'hono/html';
import { type Html, housePage } from '../house-style/house-page.ts';

/** Where `/operator` leads. */
export function operatorHome(hasOrders: boolean): string {
  return hasOrders ? '/operator/orders' : '/operator/mail';
}

/** A page of the operator's; `current` marks its place in the menu. */
export function operatorPage(page: {
  title: string;
  current: 'orders' | 'mail';
  hasOrders: boolean;
  body: Html;
}): Html {
  const places = [...(page.hasOrders ? (['orders'] as const) : []), 'mail' as const];
  const names = { orders: 'Orders', mail: 'Mail' };
  return housePage({
    title: `${page.title} · ash operator`,
    assets: '/operator/assets',
    place: 'operator',
    home: operatorHome(page.hasOrders),
    aside: html`<nav class="links" aria-label="Operator">${places.map(
      (place) =>
        html`<a href="/operator/${place}"${place === page.current ? html` aria-current="page"` : ''}>${names[place]}</a>`,
    )}</nav>`,
    body: html`<main id="content" class="page stack">${page.body}</main>`,
  });
}

/** An instant as the operator reads it: `2026-11-21 20:54 UTC`. */
export function shownTime(iso: string): Html {
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
