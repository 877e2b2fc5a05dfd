import { checkoutPages } from './checkout/render-checkout.tsx';
import { operatorPages } from './operator/render-operator.tsx';
import type { ServerPages } from './server-pages.ts';
import { stylesheet } from './stylesheet.ts';

export const pages: ServerPages = { stylesheet, checkout: checkoutPages, operator: operatorPages };
