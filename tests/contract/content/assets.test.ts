import { createManagementApiClient } from '@storyblok/management-api-client';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { maxAssetBytes } from '#protocol/input-limits.ts';
import type { ManagementAsset, SignedUpload } from '#protocol/storyblok/asset.ts';
import { parseImagePath } from '#services/images/image-path.ts';
import { FIXTURE } from './content-fixture.ts';
import { type ContentServer, DATABASES, SPACE_ID, startContentServer, TOKENS } from './content-server.ts';

const site = 'http://site.example';
const network = globalThis.fetch;

const picture = (width: number, height: number, background = '#803020') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** What the management API answers, by the endpoint that is asked. */
type Answer = SignedUpload &
  ManagementAsset & {
    story: { id: number };
    stories: { id: number }[];
    assets: ManagementAsset[];
    asset_folder: { id: number };
    /** Of a refused upload: what is wrong with the file. */
    file: string[];
  };

describe.each(DATABASES)('the library of assets on %s', (kind) => {
  let server: ContentServer;
  beforeAll(async () => {
    server = await startContentServer(kind);
    await server.service.seed(FIXTURE);
  });
  afterAll(() => server.close());
  // The vendor's client sends files to whatever address it is told, with the global fetch.
  const toServer = () =>
    vi.stubGlobal('fetch', (input: Request | string | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      return network(new Request(request.url.replace(`${site}/_services/content`, server.origin), request));
    });
  afterEach(() => vi.unstubAllGlobals());

  const vendor = () =>
    createManagementApiClient({
      personalAccessToken: TOKENS.managementToken,
      spaceId: SPACE_ID,
      baseUrl: server.origin,
      rateLimit: false,
    });
  const call = async (method: string, path: string, body?: object) => {
    const response = await network(`${server.origin}/v1/spaces/${SPACE_ID}/${path}`, {
      method,
      headers: { authorization: TOKENS.managementToken, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Answer,
    };
  };
  const send = async ({ fields }: SignedUpload, bytes: Buffer): Promise<Response> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(bytes)]), 'file');
    return network(`${server.origin}/asset-uploads`, { method: 'POST', body: form });
  };
  /** Uploads as the editor does; with `id` in place of an asset's file. */
  const upload = async (bytes: Buffer, given: { filename: string; id?: number; [field: string]: unknown }) => {
    const signed = (await call('POST', 'assets', given)).body;
    expect((await send(signed, bytes)).status).toBe(204);
    const { status, body } = await call('POST', `assets/${signed.id}/finish_upload`);
    return { status, asset: body };
  };
  /** What the image service gets of an address. */
  const stored = async (address: string) => {
    const { pathname, searchParams } = new URL(address, site);
    const found = await server.service.findAsset(parseImagePath(pathname), searchParams.get('signature'));
    return found && { ...found, content: await found.bytes() };
  };

  test('the vendor’s client uploads a picture, describes it, lists it and deletes it', async () => {
    toServer();
    const file = await picture(300, 200);
    const { assets } = vendor();
    const made = await assets.create({
      body: { short_filename: 'Lobby at Night.JPG', alt: 'The lobby at night', is_private: false },
      file: new Uint8Array(file).buffer,
    });
    expect(made).toMatchObject({ alt: 'The lobby at night', content_type: 'image/jpeg', content_length: file.length });
    expect(made.filename).toMatch(new RegExp(`^${site}/f/${SPACE_ID}/300x200/[0-9a-f]{10}/lobby-at-night\\.jpg$`));
    expect(made.meta_data).toMatchObject({
      color: expect.stringMatching(/^#/),
      foot: expect.any(String),
      size: file.length,
    });
    expect((await stored(made.filename))?.content.equals(file)).toBe(true);

    await assets.update(made.id, { body: { asset: { title: 'Night', focus: '10x20:11x21' } } });
    const { data } = await assets.get(made.id);
    expect(data).toMatchObject({ alt: 'The lobby at night', title: 'Night', focus: '10x20:11x21' });
    const list = await assets.list({ query: { search: 'night' } });
    expect(list.data?.assets.map(({ id }) => id)).toEqual([made.id]);
    expect(list.response.headers.get('total')).toBe('1');

    await assets.delete(made.id);
    expect((await assets.list({ query: { search: 'night' } })).data?.assets).toEqual([]);
    expect(await stored(made.filename)).toBeNull();
    await call('POST', 'assets/bulk_restore', { ids: [made.id] });
    expect((await assets.list({ query: { search: 'night' } })).data?.assets).toHaveLength(1);
  });

  test('a file is what its content says, and nothing else is taken', async () => {
    const refused = async (bytes: Buffer, filename: string) => {
      const { status, asset } = await upload(bytes, { filename });
      expect(status).toBe(422);
      return asset.file.join();
    };
    expect(await refused(Buffer.from('<html><script>alert(1)</script></html>'), 'lobby.png')).toContain(
      'is not a JPEG',
    );
    expect(await refused(Buffer.from('PK\x03\x04 words of an archive, more than enough of them'), 'a.jpg')).toContain(
      'application/zip',
    );
    expect(await refused((await picture(600, 400)).subarray(0, 900), 'cut.jpg')).toContain('is damaged');
    expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'), 'a.svg')).toContain(
      'not well-formed',
    );
    const large = Buffer.concat([pdf, Buffer.alloc(maxAssetBytes.document)]);
    expect(await refused(large, 'large.pdf')).toContain('is larger than 25 MB');
    expect((await call('GET', 'assets?search=lobby.png')).body).toEqual({ assets: [] });

    const { asset } = await upload(pdf, { filename: 'menu.png', alt: '' });
    expect(asset).toMatchObject({
      content_type: 'application/pdf',
      short_filename: 'menu.pdf',
      meta_data: { size: pdf.length },
    });
    expect(asset.filename).toContain(`/f/${SPACE_ID}/x/`);

    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" onload="alert(1)"><script>alert(2)</script><rect width="40" height="30" fill="#204060"/></svg>`;
    const { asset: svg } = await upload(Buffer.from(drawing), { filename: 'mark.svg' });
    expect(svg.filename).toContain('/40x30/');
    expect((await stored(svg.filename))?.content.toString()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="#204060"></rect></svg>',
    );
    // A hundred megabytes take long: once is enough.
    if (kind === 'postgres') return;
    const { body } = await call('POST', 'assets', { filename: 'huge.mp4' });
    const huge = await send(body, Buffer.alloc(maxAssetBytes.video + 1));
    expect([huge.status, await huge.text()]).toEqual([422, expect.stringContaining('is larger than 100 MB')]);
  });

  test('where and with what a picture was taken is not stored; it stands upright and keeps its colours', async () => {
    const place = { GPSLatitudeRef: 'N', GPSLatitude: '42/1 20/1 10/1', GPSLongitude: '83/1 2/1 49/1' };
    const taken = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#803020' } })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .withExifMerge({ IFD0: { Make: 'A camera' }, IFD3: place })
      .jpeg()
      .toBuffer();
    expect(taken.includes('A camera')).toBe(true);
    const { asset } = await upload(taken, { filename: 'upright.jpg', alt: 'A wall' });
    expect(asset.filename).toContain('/200x300/');
    const content = (await stored(asset.filename))?.content ?? Buffer.alloc(0);
    expect(asset.content_length).toBe(content.length);
    const { exif, xmp, icc, width, height } = await sharp(content).metadata();
    expect({ exif, xmp, width, height }).toEqual({ exif: undefined, xmp: undefined, width: 200, height: 300 });
    expect(icc?.equals((await sharp(taken).metadata()).icc ?? Buffer.alloc(0))).toBe(true);
  });

  test('a library without the drawings of a seed says so, whatever was uploaded, and gets them once', async () => {
    await upload(pdf, { filename: 'only.pdf' });
    expect(await server.service.lacksSeededAssets()).toBe(true);
    const drawing = { id: 77, filename: '/f/100/40x30/abc/stair.png', content_type: 'image/png', content_length: 1 };
    const seed = { stories: [], datasources: [], assets: [{ ...drawing, data: { alt: 'A stair' } }] };
    await server.service.seed(seed);
    await call('PUT', 'assets/77', { asset: { alt: 'A narrow stair' } });
    await server.service.seed(seed);
    expect((await call('GET', 'assets?search=stair')).body.assets.map(({ alt }) => alt)).toEqual(['A narrow stair']);
    await call('DELETE', 'assets/77');
    expect(await server.service.lacksSeededAssets()).toBe(false);
  });

  test('an upload needs its own signature, and is made once', async () => {
    const signed = (await call('POST', 'assets', { filename: 'a.pdf' })).body;
    const forged = {
      ...signed,
      fields: { ...signed.fields, policy: Buffer.from('{"file":"x"}').toString('base64url') },
    };
    expect((await send(forged, pdf)).status).toBe(403);
    expect((await call('POST', `assets/${signed.id}/finish_upload`)).body).toEqual({ file: ['has not been sent'] });
    expect((await send(signed, pdf)).status).toBe(204);
    expect((await send(signed, pdf)).status).toBe(403);
    expect((await network(`${server.origin}/asset-uploads`, { method: 'POST', body: 'words' })).status).toBe(400);
    expect((await call('POST', 'assets', {})).body).toEqual({ filename: ['is missing'] });
  });

  test('a replaced file keeps its id, is in every story at once, and its former address leads to it', async () => {
    const { asset } = await upload(await picture(600, 400), { filename: 'bar.jpg', alt: 'The bar' });
    const path = new URL(asset.filename).pathname;
    const media = {
      fieldtype: 'asset',
      id: asset.id,
      filename: path,
      alt: 'The bar',
      focus: '300x200:301x201',
      meta_data: {},
    };
    const story = (
      await call('POST', 'stories', {
        story: { name: 'Bar', content: { component: 'page', media } },
        publish: 1,
        force_publish: 1,
      })
    ).body;
    const using = async (address: string) => {
      const { body } = await call('GET', `stories?reference_search=${encodeURIComponent(address)}`);
      return body.stories.map(({ id }) => id);
    };
    expect(await using(asset.filename)).toEqual([story.story.id]);

    const night = await picture(1200, 800, '#101030');
    const { asset: replaced } = await upload(night, { filename: 'bar-at-night.jpg', id: asset.id });
    expect(replaced).toMatchObject({ id: asset.id, alt: 'The bar', short_filename: 'bar-at-night.jpg' });
    expect(replaced.filename).not.toBe(asset.filename);
    const found = await stored(path);
    expect(found?.content.equals(night)).toBe(true);
    expect(found?.hash).toBe((await stored(replaced.filename))?.hash);
    const delivered = await network(`${server.origin}/v2/cdn/stories/bar?token=${TOKENS.publicToken}&cv=0`);
    const { content } = ((await delivered.json()) as { story: { content: { media: Record<string, unknown> } } }).story;
    expect(content.media).toMatchObject({
      id: asset.id,
      alt: 'The bar',
      filename: new URL(replaced.filename).pathname,
      focus: '600x400:602x402',
      meta_data: replaced.meta_data,
    });
    expect(await using(asset.filename)).toEqual([]);
    expect(await using(replaced.filename)).toEqual([story.story.id]);
  });

  test('a private file is shown with a signature alone', async () => {
    const { asset } = await upload(pdf, { filename: 'contract.pdf', is_private: true });
    expect(await stored(asset.filename)).toBeNull();
    expect((await stored(asset.signed_url ?? ''))?.content.equals(pdf)).toBe(true);
    expect(await stored(`${asset.filename}?signature=9999999999999.abc`)).toBeNull();
  });

  test('files lie in folders; what is in a folder that is deleted comes to lie beside it', async () => {
    const folder = async (name: string, parent_id: number | null) =>
      (await call('POST', 'asset_folders', { asset_folder: { name, parent_id } })).body.asset_folder.id;
    const rooms = await folder('Rooms', null);
    const suites = await folder('Suites', rooms);
    const { asset } = await upload(pdf, { filename: 'plan.pdf', asset_folder_id: suites });
    const inFolder = async (id: number) =>
      (await call('GET', `assets?in_folder=${id}`)).body.assets.map((one) => one.id);
    expect(await inFolder(suites)).toEqual([asset.id]);
    await call('DELETE', `asset_folders/${suites}`);
    expect(await inFolder(rooms)).toEqual([asset.id]);
    await call('POST', 'assets/bulk_update', { ids: [asset.id], asset: { asset_folder_id: 0 } });
    expect(await inFolder(0)).toContain(asset.id);
    expect((await call('PUT', `assets/${asset.id}`, { asset: { focus: 'here' } })).body).toEqual({
      focus: ['is not x1xy1:x2xy2, in pixels'],
    });
    expect((await call('GET', 'assets?sort_by=size')).status).toBe(422);
    const sizes = (await call('GET', 'assets?sort_by=content_length:asc')).body.assets.map((one) => one.content_length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });
});
