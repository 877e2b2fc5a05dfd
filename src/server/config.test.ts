import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs nothing: both services are embedded, on loopback port 3000', () => {
    const config = readConfig({}, false);
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000' });
    expect([config.content.from, config.commerce.from]).toEqual(['embedded', 'embedded']);
    expect(config.database).toBe('var/ash.db');
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
    [{ MAP_STYLE_URL: 'tiles.example/style.json' }, 'MAP_STYLE_URL'],
    [{ CATALOGUE: 'yes' }, 'CATALOGUE'],
  ])('%o names %s', (variables, name) => {
    expect(() => readConfig(variables, false)).toThrow(ConfigurationError);
    expect(() => readConfig(variables, false)).toThrow(new RegExp(`^${name}:`));
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

  it('is in production unless it is told where it is', () => {
    expect(readConfig({}, false).environment).toBe('production');
    expect(readConfig({}, true).environment).toBe('development');
    expect(readConfig({ SITE_ENVIRONMENT: 'staging' }, false).environment).toBe('staging');
  });

  it('names every variable at fault', () => {
    expect(() => readConfig({ PORT: '-1', PUBLIC_URL: 'x' }, false)).toThrow(/PORT.*\nPUBLIC_URL/);
  });
});
