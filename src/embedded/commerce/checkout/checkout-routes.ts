import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { questionLength, type SuggestAddresses } from '#protocol/addresses/address-suggestion.ts';
import type { MessagePageData, StepPageData } from '#server-pages/checkout/checkout-pages.ts';
import { pageAssets } from '#server-pages/page-assets.ts';
import { policyWithScript, privateHeaders } from '#server-pages/page-headers.ts';
import type { LoadServerPages } from '#server-pages/server-pages.ts';
import { clientAddress } from '#services/client-address.ts';
import type { CommerceContext } from '../context.ts';
import type { ContextBase } from '../graphql/execute-request.ts';
import { orderByGlanceKey, orderByKey } from '../orders/order-by-key.ts';
import { serviceContext } from '../service-context.ts';
import { DELIVERY_COUNTRIES } from '../shipping/delivery-options.ts';
import { brokenPage, closedAnswer, emptyPage, unknownPage } from './closed-page.ts';
import { changeDiscount, changeGiftCard } from './codes/change-codes.ts';
import { deliveryStep } from './delivery/delivery-step.ts';
import { informationStep } from './information/information-step.ts';
import { isReachable, nextStep } from './next-step.ts';
import { type Checkout, openCheckout } from './open-checkout.ts';
import { orderGlanceData, orderPageData } from './order-page-data.ts';
import type { Payments } from './payment/pay.ts';
import { paymentStep } from './payment/payment-step.ts';
import { reviewStep } from './review/review-step.ts';
import { type StepHandler, stepPageData } from './step-page-data.ts';
import { checkoutPath, isStep, type Step } from './steps.ts';

const MAX_FORM = 50_000;

const questionShape = z.object({
  text: z.string().trim().min(questionLength.min).max(questionLength.max),
  country: z.string().refine((code) => DELIVERY_COUNTRIES.includes(code)),
});

/** An open checkout, and what is needed to work on it. */
type RequestContext = { context: CommerceContext; checkout: Checkout };

const codes = { discount: changeDiscount, 'gift-card': changeGiftCard };

/**
 * The hosted checkout, below `/checkout`: one page a step, plain forms (with suggestions of addresses where there are any), each answered by a redirect or by its errors. A
 * step that cannot be entered yet leads to the first that lacks something; a cart that was ordered, to its order.
 */
export function checkoutRoutes(
  base: ContextBase,
  payments: Payments,
  loadPages: LoadServerPages,
  suggestAddresses: SuggestAddresses | null,
  onError: (error: unknown) => void,
): Hono {
  const app = new Hono().basePath('/checkout');
  const handlers: Record<Step, StepHandler> = {
    information: informationStep(suggestAddresses !== null),
    delivery: deliveryStep,
    payment: paymentStep(payments),
    review: reviewStep(payments),
  };
  app.route('/assets', pageAssets(loadPages));
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries({ ...privateHeaders, 'Referrer-Policy': 'no-referrer' })) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
  app.use(bodyLimit({ maxSize: MAX_FORM }));

  app.get('/orders/:id', async (c) => {
    const context = await serviceContext(base, null);
    const [id, key, glance] = [c.req.param('id'), c.req.query('key'), c.req.query('glance') ?? ''];
    if (!/^\d{1,15}$/.test(id)) return say(c, unknownPage, 404);
    const isGlance = key === undefined;
    const order = await (isGlance
      ? orderByGlanceKey(context, Number(id), glance)
      : orderByKey(context, Number(id), key));
    if (!order) return say(c, unknownPage, 404);
    const { checkout } = await loadPages();
    return c.html(checkout.order((isGlance ? orderGlanceData : orderPageData)(order, context.now())));
  });

  app.post('/:token/:codes{discount|gift-card}', (c) =>
    withCheckout(c, async ({ context, checkout }) => {
      const form = new URLSearchParams(await c.req.text());
      const asked = form.get('step');
      const step = isStep(asked) ? asked : 'information';
      const fieldErrors = await codes[c.req.param('codes') as keyof typeof codes](context, checkout, form);
      if (fieldErrors.length === 0) return c.redirect(checkoutPath(checkout.key, step), 303);
      const again = await handlers[step].form(context, checkout);
      const data = await stepPageData(context, checkout, step, again, { hasErrors: true, codeErrors: fieldErrors });
      return page(c, data, 422);
    }),
  );
  if (suggestAddresses) {
    // Within a checkout: the service is for those who buy, not for everybody.
    app.get('/:token/addresses', (c) =>
      withCheckout(c, async () => {
        const asked = questionShape.safeParse({ text: c.req.query('q'), country: c.req.query('country') });
        if (!asked.success) return c.json({ suggestions: [] }, 400);
        const answer = await suggestAddresses(asked.data, clientAddress(c.req.raw) ?? c.req.param('token'));
        if ('suggestions' in answer) return c.json(answer);
        return c.json({ suggestions: [] }, 429, { 'Retry-After': String(answer.waitSeconds) });
      }),
    );
  }
  app.get('/:token', (c) => withCheckout(c, (open) => show(c, open, 'information')));
  app.post('/:token', (c) => withCheckout(c, (open) => take(c, open, 'information')));
  app.get('/:token/:step{delivery|payment|review}', (c) =>
    withCheckout(c, (open) => show(c, open, c.req.param('step') as Step)),
  );
  app.post('/:token/:step{delivery|payment|review}', (c) =>
    withCheckout(c, (open) => take(c, open, c.req.param('step') as Step)),
  );
  app.all('*', (c) => say(c, unknownPage, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    onError(error);
    c.header('Retry-After', '60');
    return say(c, brokenPage, 500);
  });
  return app;

  /** Opens the checkout of the address, or answers why it cannot be entered. */
  async function withCheckout(
    c: Context,
    work: (withCheckout: RequestContext) => Promise<Response>,
  ): Promise<Response> {
    const key = { token: c.req.param('token') ?? '', key: c.req.query('key') ?? '' };
    const context = await serviceContext(base, null);
    const opened = await openCheckout(context, key);
    if (opened.kind !== 'open') {
      const answer = closedAnswer(opened);
      return 'to' in answer ? c.redirect(answer.to, 303) : say(c, answer.page, answer.status);
    }
    const { checkout } = opened;
    if (checkout.cart.lines.every((line) => line.quantity === 0)) return say(c, emptyPage, 200);
    return work({ context, checkout });
  }

  async function show(c: Context, { context, checkout }: RequestContext, step: Step): Promise<Response> {
    const next = nextStep(checkout);
    if (!isReachable(step, next)) return c.redirect(checkoutPath(checkout.key, next), 303);
    const form = await handlers[step].form(context, checkout);
    return page(c, await stepPageData(context, checkout, step, form, { hasErrors: false }), 200);
  }

  async function take(c: Context, { context, checkout }: RequestContext, step: Step): Promise<Response> {
    const next = nextStep(checkout);
    if (!isReachable(step, next)) return c.redirect(checkoutPath(checkout.key, next), 303);
    const answer = await handlers[step].take(context, checkout, new URLSearchParams(await c.req.text()));
    if ('to' in answer) return c.redirect(answer.to, 303);
    const data = await stepPageData(context, checkout, step, answer.form, { hasErrors: answer.hasErrors });
    return page(c, data, answer.hasErrors ? 422 : 200);
  }

  async function page(c: Context, data: StepPageData, status: 200 | 422): Promise<Response> {
    const { checkout, addressScript } = await loadPages();
    const hasScript = data.form.kind === 'information' && data.form.suggestionsPath !== null;
    if (hasScript) c.header('Content-Security-Policy', policyWithScript(addressScript));
    return c.html(checkout.step(data), status);
  }

  async function say(c: Context, message: MessagePageData, status: 200 | 404 | 410 | 500): Promise<Response> {
    const { checkout } = await loadPages();
    return c.html(checkout.message(message), status);
  }
}
