import { html, raw } from 'hono/html';

/** Faces that every machine has, and nothing to load: it reads the same everywhere. */
const mailStyle = `
body { max-width: 36rem; margin: 0 auto; padding: 2rem 1.25rem; font-family: Georgia, serif; font-size: 1.0625rem; line-height: 1.5; }
h1 { font-weight: normal; line-height: 1.2; }
table { width: 100%; border-collapse: collapse; }
td, th { padding: 0.5rem 0.5rem 0.5rem 0; border-bottom: 1px solid; font-weight: normal; vertical-align: top; }
`;

/** The HTML of a mail about a form or a reservation. */
export async function shortPage(title: string, body: ReturnType<typeof html>): Promise<string> {
  return String(
    await html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${raw(mailStyle)}</style></head>
<body>
${body}
</body>
</html>
`,
  );
}
