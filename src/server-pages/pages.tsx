import { addressScript } from './checkout/address-script.ts';
import { checkoutPages } from './checkout/render-checkout.tsx';
import { operatorPages } from './operator/render-operator.tsx';
import type { ServerPages } from './server-pages.ts';
import { stylesheet } from './stylesheet.ts';

export const pages: ServerPages = { stylesheet, addressScript, checkout: checkoutPages, operator: operatorPages };
