import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs nothing: both services are embedded, on loopback port 3000', () => {
    const config = readConfig({}, false);
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000' });
    expect([config.content.from, config.commerce.from]).toEqual(['embedded', 'embedded']);
    expect(config.database).toBe('var/ash.db');
  });

  it('refuses several processes in development, where one process compiles the pages', () => {
    expect(() => readConfig({ WEB_CONCURRENCY: '2' }, true)).toThrow('WEB_CONCURRENCY');
    expect(readConfig({ WEB_CONCURRENCY: '2' }, false).webConcurrency).toBe(2);
    expect(readConfig({}, true).webConcurrency).toBe(1);
  });

  it('takes a vendor from its address and token', () => {
    const config = readConfig({ CONTENT_API_URL: 'https://api.example/v2/', CONTENT_TOKEN: 't' }, false);
    expect(config.content).toMatchObject({ from: 'vendor', baseUrl: 'https://api.example/v2', token: 't' });
    expect(config.commerce.from).toBe('embedded');
  });

  it.each([
    [{ CONTENT_API_URL: 'https://api.example/v2' }, 'CONTENT_TOKEN'],
    [{ CONTENT_TOKEN: 't' }, 'CONTENT_API_URL'],
    [{ COMMERCE_ENDPOINT: 'https://shop.example/api/graphql.json' }, 'COMMERCE_TOKEN'],
    [{ COMMERCE_TOKEN: 't', COMMERCE_ENDPOINT: '' }, 'COMMERCE_ENDPOINT'],
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PUBLIC_URL: 'ash.example' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DRAFT_ACCESS: 'closed' }, 'DRAFT_ACCESS'],
    [{ CONTENT_SPACE_ID: 'mine' }, 'CONTENT_SPACE_ID'],
    [{ EDITOR_ORIGIN: 'https://editor.example/space' }, 'EDITOR_ORIGIN'],
    [{ ADDRESS_SEARCH_URL: 'photon.example' }, 'ADDRESS_SEARCH_URL'],
    [{ MAP_STYLE_URL: 'tiles.example/style.json' }, 'MAP_STYLE_URL'],
    [{ CATALOGUE: 'yes' }, 'CATALOGUE'],
    [{ MAILCHIMP_API_URL: 'https://us1.api.example/3.0' }, 'MAILCHIMP_API_KEY'],
    [{ MAILCHIMP_API_KEY: 'without-a-centre' }, 'MAILCHIMP_API_URL'],
    [{ NEWSLETTER_HUB_URL: 'https://hub.example/submit' }, 'NEWSLETTER_HUB_FORM_ID'],
    [{ NEWSLETTER_HUB_FORM_ID: 'letter' }, 'NEWSLETTER_HUB_URL'],
    [{ BOTPOISON_PUBLIC_KEY: 'pk_1' }, 'BOTPOISON_SECRET_KEY'],
    [{ BOTPOISON_SECRET_KEY: 'sk_1' }, 'BOTPOISON_PUBLIC_KEY'],
    [{ CHALLENGE_URL: 'https://challenge.example' }, 'BOTPOISON_SECRET_KEY'],
    [{ RECIPIENTS: 'contact=hello@ash.example,careers=nobody' }, 'RECIPIENTS'],
    [{ RETENTION_DAYS: '-1' }, 'RETENTION_DAYS'],
    [{ FORM_LIMIT: 'few' }, 'FORM_LIMIT'],
    [{ WEB_CONCURRENCY: '0' }, 'WEB_CONCURRENCY'],
    [{ WEB_CONCURRENCY: '2', DATABASE_URL: 'file::memory:' }, 'WEB_CONCURRENCY'],
  ])('%o names %s', (variables, name) => {
    expect(() => readConfig(variables, false)).toThrow(ConfigurationError);
    expect(() => readConfig(variables, false)).toThrow(new RegExp(`^${name}:`));
  });

  it("lets the vendor's editor frame drafts where the content is the vendor's, or the one that is named", () => {
    const vendor = { CONTENT_API_URL: 'https://api.example/v2', CONTENT_TOKEN: 't' };
    expect(readConfig({}, false).editorOrigins).toEqual([]);
    expect(readConfig(vendor, false).editorOrigins).toEqual(['https://app.storyblok.com']);
    const named = { ...vendor, EDITOR_ORIGIN: 'https://editor.example/' };
    expect(readConfig(named, false).editorOrigins).toEqual(['https://editor.example']);
  });

  it('takes the newsletter and the bot challenge from vendors', () => {
    const { newsletter, challenge } = readConfig(
      { MAILCHIMP_API_KEY: 'k-us21', BOTPOISON_PUBLIC_KEY: 'pk_1', BOTPOISON_SECRET_KEY: 'sk_1' },
      false,
    );
    expect(newsletter.mailchimp).toEqual({
      from: 'vendor',
      baseUrl: 'https://us21.api.mailchimp.com/3.0',
      apiKey: 'k-us21',
    });
    expect(newsletter.hub.from).toBe('embedded');
    expect(challenge).toMatchObject({ from: 'vendor', baseUrl: 'https://api.botpoison.com', secretKey: 'sk_1' });
  });

  it('reads recipients by key, several for one', () => {
    const { recipients } = readConfig(
      { RECIPIENTS: 'contact=a@ash.example, contact=b@ash.example\ncareers.neptune=c@ash.example' },
      false,
    );
    expect(Object.fromEntries(recipients)).toEqual({
      contact: ['a@ash.example', 'b@ash.example'],
      'careers.neptune': ['c@ash.example'],
    });
    expect(Object.fromEntries(readConfig({ MAIL_FROM: 'ash <post@ash.example>' }, false).recipients)).toEqual({
      default: ['post@ash.example'],
    });
  });

  it('gives vendors ten seconds for an answer, or as long as configured', () => {
    expect(readConfig({}, false).outgoingTimeLimitMs).toBe(10_000);
    expect(readConfig({ OUTGOING_TIME_LIMIT: '2500' }, false).outgoingTimeLimitMs).toBe(2_500);
    expect(() => readConfig({ OUTGOING_TIME_LIMIT: '0' }, false)).toThrow('OUTGOING_TIME_LIMIT');
  });

  it('keeps submissions for half a year, or as long as configured', () => {
    expect(readConfig({}, false).retentionDays).toBe(180);
    expect(readConfig({ RETENTION_DAYS: '30' }, false).retentionDays).toBe(30);
    expect(readConfig({ RETENTION_DAYS: '0' }, false).retentionDays).toBeNull();
  });

  it('renders the first pictures after the start, but in development', () => {
    expect(readConfig({}, false).warmPictures).toBe(true);
    expect(readConfig({ WARM_PICTURES: '0' }, false).warmPictures).toBe(false);
    expect(readConfig({ WARM_PICTURES: '1' }, true).warmPictures).toBe(false);
  });

  it('serves the catalogue in development, and where it is asked for', () => {
    expect(readConfig({}, false).catalogue).toBe(false);
    expect(readConfig({ CATALOGUE: '0' }, false).catalogue).toBe(false);
    expect(readConfig({ CATALOGUE: '1' }, false).catalogue).toBe(true);
    expect(readConfig({}, true).catalogue).toBe(true);
  });

  it('opens drafts on the embedded service and in development, and has a vendor’s links signed', () => {
    const vendor = { CONTENT_API_URL: 'https://api.example/v2', CONTENT_TOKEN: 't' };
    expect(readConfig({}, false).draftAccess).toBe('open');
    expect(readConfig({ DRAFT_ACCESS: 'signed' }, false).draftAccess).toBe('signed');
    expect(readConfig(vendor, false).draftAccess).toBe('signed');
    expect(readConfig({ ...vendor, DRAFT_ACCESS: 'open' }, false).draftAccess).toBe('open');
    expect(readConfig({ ...vendor, DRAFT_ACCESS: 'open' }, true).draftAccess).toBe('open');
    expect(readConfig({ DRAFT_ACCESS: 'signed' }, true).draftAccess).toBe('open');
  });

  it('needs what a vendor’s signature is made of where it is asked for', () => {
    const vendor = { CONTENT_API_URL: 'https://api.example/v2', CONTENT_TOKEN: 't', DRAFT_ACCESS: 'signed' };
    expect(() => readConfig(vendor, false)).toThrow(/^CONTENT_SPACE_ID: .*\nCONTENT_PREVIEW_TOKEN: /);
    const whole = { ...vendor, CONTENT_SPACE_ID: '7', CONTENT_PREVIEW_TOKEN: 'p' };
    expect(readConfig(whole, false).content).toMatchObject({ spaceId: 7, previewToken: 'p' });
  });

  it('is in production unless another environment is set', () => {
    expect(readConfig({}, false).environment).toBe('production');
    expect(readConfig({}, true).environment).toBe('development');
    expect(readConfig({ SITE_ENVIRONMENT: 'staging' }, false).environment).toBe('staging');
  });

  it('names every variable at error', () => {
    expect(() => readConfig({ PORT: '-1', PUBLIC_URL: 'x' }, false)).toThrow(/PORT.*\nPUBLIC_URL/);
  });
});
