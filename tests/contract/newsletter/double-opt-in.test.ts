import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMailchimpClient } from '#clients/newsletter/mailchimp-client.ts';
import { testDatabases } from '../commerce/databases.ts';
import { readPage } from '../read-page.ts';
import { API_KEY, type NewsletterServer, startNewsletterServer } from './newsletter-server.ts';

const LIST = 'neptune-tides';

describe.each(testDatabases)('confirming a subscription on $name', (database) => {
  let server: NewsletterServer;
  beforeAll(async () => {
    server = await startNewsletterServer(database);
  });
  afterAll(() => server.close());

  const subscribe = (emailAddress: string) =>
    createMailchimpClient({ baseUrl: server.mailchimp, apiKey: API_KEY }).subscribe({
      listId: LIST,
      emailAddress,
      status: 'pending',
    });
  const api = async (method: string, email: string, body?: object) => {
    const response = await fetch(`${server.mailchimp}/lists/${LIST}/members/${email}`, {
      method,
      headers: { Authorization: `Bearer ${API_KEY}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return (text === '' ? {} : JSON.parse(text)) as { status?: string; timestamp_opt?: string };
  };
  /** The link in the newest mail to an address. */
  const linkTo = async (email: string) => {
    const mails = await server.mailsTo(email);
    return /^http\S+$/m.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
  };
  /** Presses the button of the page behind a link, as its form says. */
  const press = async (link: string) => {
    const page = await (await fetch(link)).text();
    const { token = '' } = readPage(page).hidden();
    return fetch(new URL('?', link), { method: 'POST', body: new URLSearchParams({ token }) });
  };

  test('the mail says which list, and its link asks before anything changes', async () => {
    await subscribe('reader@example.com');
    const [mail] = await server.mailsTo('reader@example.com');
    expect(mail).toMatchObject({ kind: 'newsletter_confirmation', subject: 'Please confirm: Tides at Neptune' });
    const link = await linkTo('reader@example.com');
    expect(link).toMatch(new RegExp(`^${server.origin}/_services/mailchimp/confirm\\?token=[\\da-f]{32}$`));
    const page = await fetch(link);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('“Tides at Neptune” was asked for at the address reader@example.com.');
    expect(readPage(html).buttons).toHaveLength(1);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(html).not.toContain('<script');
    expect((await api('GET', 'reader@example.com')).status).toBe('pending');
  });

  test('the button subscribes, and a second time is no harm', async () => {
    await subscribe('button@example.com');
    const link = await linkTo('button@example.com');
    const answer = await press(link);
    expect(answer.status).toBe(200);
    expect(readPage(await answer.text()).heading).toBe('Thank you');
    expect(await api('GET', 'button@example.com')).toMatchObject({
      status: 'subscribed',
      timestamp_opt: expect.stringMatching(/\+00:00$/),
    });
    expect(readPage(await (await fetch(link)).text()).heading).toBe('Thank you');
    expect(await subscribe('button@example.com')).toMatchObject({ title: 'Member Exists' });
  });

  test('an address that unsubscribed comes back by its owner’s button only', async () => {
    await subscribe('return@example.com');
    const first = await linkTo('return@example.com');
    await press(first);
    await api('PATCH', 'return@example.com', { status: 'unsubscribed' });
    // The link that was used before does not undo it.
    expect((await press(first)).status).toBe(404);
    expect((await api('GET', 'return@example.com')).status).toBe('unsubscribed');
    expect(await subscribe('return@example.com')).toBe('pending');
    await press(await linkTo('return@example.com'));
    expect((await api('GET', 'return@example.com')).status).toBe('subscribed');
    await api('DELETE', 'return@example.com');
    const again = createMailchimpClient({ baseUrl: server.mailchimp, apiKey: API_KEY });
    expect(await again.subscribe({ listId: LIST, emailAddress: 'return@example.com', status: 'subscribed' })).toBe(
      'subscribed',
    );
  });

  test('a newer mail takes the place of an older one', async () => {
    await subscribe('newer@example.com');
    const older = await linkTo('newer@example.com');
    await api('PATCH', 'newer@example.com', { status: 'pending' });
    expect(await server.mailsTo('newer@example.com')).toHaveLength(2);
    const newer = await linkTo('newer@example.com');
    expect(newer).not.toBe(older);
    expect((await fetch(older)).status).toBe(404);
    expect((await press(newer)).status).toBe(200);
  });

  test.each(['', '?token=', '?token=x', '?token=%3Cscript%3E', `?token=${'a'.repeat(32)}`])(
    'the link with %j does not work',
    async (query) => {
      const response = await fetch(`${server.origin}/_services/mailchimp/confirm${query}`);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(readPage(html).heading).toBe('This link no longer works');
      expect(html).not.toContain('<script');
    },
  );

  test('a form that is too long is not read, and other methods are not answered', async () => {
    const address = `${server.origin}/_services/mailchimp/confirm`;
    expect((await fetch(address, { method: 'POST', body: 'x'.repeat(5_000) })).status).toBe(413);
    expect((await fetch(address, { method: 'DELETE' })).headers.get('allow')).toBe('GET, POST');
  });

  test('after seven days the link no longer works, and the address can be put down again', async () => {
    await subscribe('late@example.com');
    await subscribe('left@example.com');
    await api('PATCH', 'left@example.com', { status: 'unsubscribed' });
    await subscribe('left@example.com');
    const link = await linkTo('late@example.com');
    server.pass(6.9);
    expect((await fetch(link)).status).toBe(200);
    server.pass(0.2);
    expect((await fetch(link)).status).toBe(404);
    expect((await press(link)).status).toBe(404);
    expect(await subscribe('late@example.com')).toBe('pending');
    expect((await press(await linkTo('late@example.com'))).status).toBe(200);
    // What was never answered does not undo that somebody had unsubscribed.
    expect((await api('GET', 'left@example.com')).status).toBe('unsubscribed');
  });
});
