import { componentSeeds } from './components.ts';
import { commerceSeed } from './products/commerce-seed.ts';
import { contentSeed } from './seed.ts';
import type { Drawing, SeedName, Seeds } from './seeds.ts';

/**
 * Makes the seeds that it is asked for by name, in a process of its own. It takes the demonstration's code, texts and
 * drawings with it when it ends: the server needs none of them again.
 */
const make: { [Name in SeedName]: () => Seeds[Name] } = {
  content: () => contentSeed(new Date()),
  components: () => componentSeeds,
  commerce() {
    const { assetPath, ...seed } = commerceSeed;
    const drawings: Record<string, Drawing> = {};
    // A function cannot be sent to another process, so what it says of each drawing of the seed is.
    JSON.stringify(seed, (key, value: unknown) => {
      if (key === 'artwork' && typeof value === 'string') drawings[value] = assetPath(value);
      return value;
    });
    return { ...seed, drawings };
  },
};

process.on('message', (name: SeedName) => process.send?.(make[name]()));
