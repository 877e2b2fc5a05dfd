/** A part of the benchmark: its file, what it does, its options with their defaults. */
type Part = { file: string; does: string; options?: string };

/** The parts of `npm run bench`, in the order in which they run and stand in docs/performance.md. */
export const parts: Record<string, Part> = {
  pages: {
    file: 'pages.ts',
    does: 'Pages and their data, stored and uncached, against a bare Node server with the same bytes and headers',
    options: '--runs 5, --requests 15000',
  },
  rendering: {
    file: 'rendering.ts',
    does: "Processor time of a page that is not stored, against React's own rendering of the same elements",
    options: '--runs 31, --only <paths, separated by commas>',
  },
  browser: {
    file: 'browser.ts',
    does: 'Lighthouse, mobile, of twelve kinds of page',
    options: '--runs 5, --only <kinds, separated by commas>',
  },
  publish: {
    file: 'publish.ts',
    does: 'Time until a publish is visible on every process, while other pages are asked for',
    options: '--publishes 200, --processes 2',
  },
  memory: {
    file: 'memory.ts',
    does: 'Memory with 1,000 stored pages, after 1,000,000 requests and after 500 pictures',
    options: '--requests 1000000, --pictures 500',
  },
  start: { file: 'cold-start.ts', does: 'Time from a start to the first page' },
  pictures: {
    file: 'pictures.ts',
    does: 'Memory of the web process and of those it started, while 500 pictures are rendered',
    options: '--pictures 500, --connections 4',
  },
  content: { file: 'content-reads.ts', does: 'Reads of the embedded content service with 100 and with 10,000 stories' },
  editor: {
    file: 'editor.ts',
    does: 'Tree and search of the editor with 10,000 stories, and typing into a page, in a browser',
  },
  commerce: { file: 'commerce-reads.ts', does: 'Reads of the embedded shop with 1,000 and with 100,000 products' },
  throughput: {
    file: 'throughput.ts',
    does: "The shop's product query over HTTP, alone and at the site's port on SQLite and PostgreSQL, against a bare server with the same answer",
    options: '--runs 5',
  },
  writes: {
    file: 'writes.ts',
    does: "Carts made, lines added and logins at the site's port on SQLite and PostgreSQL, against a bare server with the same answer",
    options: '--runs 5',
  },
  scale: {
    file: 'scale.ts',
    does: 'Pages of a site with 10,000 stories and 100,000 products, against those of one with 100 of each',
    options: '--runs 5, --requests 15000',
  },
  account: { file: 'account-pages.ts', does: 'Pages of an account with 500 orders' },
  login: { file: 'logins.ts', does: 'Logins a second against bare argon2id' },
  challenge: { file: 'challenge.ts', does: 'How long a browser takes to solve the bot challenge' },
  forms: {
    file: 'form-flood.ts',
    does: 'Pages while 100,000 forms are posted',
    options: '--posts 100000, --connections 200',
  },
  enumeration: {
    file: 'user-enumeration.ts',
    does: 'Whether login, register, reset and finding an order show by text or time which addresses and orders there are',
    options: '--tries 400',
  },
};
