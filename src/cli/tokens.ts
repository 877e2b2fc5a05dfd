import { readConfig } from '#server/config.ts';
import { readAccessTokens } from '#services/access-tokens.ts';

/** `npm run tokens`: the secret tokens of the embedded services, a line each. */
const config = readConfig(process.env, false);
for (const [name, value] of Object.entries(await readAccessTokens(config.database))) {
  process.stdout.write(`${name}: ${value}\n`);
}
