import { contentSeed } from '#content/seed.ts';
import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import { contentReport } from './content-report.ts';

/** `npm run content:check`: the publish check over every seeded story. Exits with 1 when anything is found. */
const today = new Date();
const { stories } = contentSeed(today);
const slugs = new Set(stories.map((story) => story.full_slug));
const uuids = new Set(stories.map((story) => story.uuid ?? storyUuid(story.full_slug)));
const findings = stories.flatMap((story) => contentReport(story, { slugs, uuids, today }));

for (const { severity, story, path, message } of findings)
  process.stdout.write(`${severity} ${story} ${path}: ${message}\n`);
const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
process.stdout.write(`${stories.length} stories, ${count('error')} errors, ${count('warning')} warnings\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
