import { html } from 'hono/html';
import { type Html, serverPage } from '../server-pages/page-shell.ts';

const names = { orders: 'Orders', inbox: 'Inbox', mail: 'Mail' } as const;

/** The parts of the operator's pages, each below `/operator/<part>`; the first of a menu is where `/operator` leads. */
export type OperatorMenu = readonly (keyof typeof names)[];

export type OperatorPage = {
  title: string;
  /** The part that is marked in the menu. */
  current: OperatorMenu[number];
  menu: OperatorMenu;
  body: Html;
};

/** Where `/operator` leads. */
export function operatorHome([first = 'mail']: OperatorMenu): string {
  return `/operator/${first}`;
}

/** A page of the operator's. */
export function operatorPage({ title, current, menu, body }: OperatorPage): Html {
  return serverPage({
    title: `${title} · ash operator`,
    assets: '/operator/assets',
    place: 'operator',
    home: operatorHome(menu),
    aside: html`<nav class="links" aria-label="Operator">${menu.map(
      (part) =>
        html`<a href="/operator/${part}"${part === current ? html` aria-current="page"` : ''}>${names[part]}</a>`,
    )}</nav>`,
    body: html`<main id="content" class="page stack">${body}</main>`,
  });
}

/** An instant as the operator reads it: `2026-11-21 20:54 UTC`. */
export function shownTime(iso: string): Html {
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
