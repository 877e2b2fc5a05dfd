import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is small: sending it with the page saves a round trip before every first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
