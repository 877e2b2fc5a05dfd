import { renderPage } from '../render-page.tsx';
import type { CheckoutPages } from './checkout-pages.ts';
import { MessagePage } from './MessagePage.tsx';
import { OrderPage } from './OrderPage.tsx';
import { StepPage } from './StepPage.tsx';

export const checkoutPages: CheckoutPages = {
  step: (step) => renderPage(<StepPage {...step} />),
  order: (order) => renderPage(<OrderPage {...order} />),
  message: (message) => renderPage(<MessagePage {...message} />),
};
