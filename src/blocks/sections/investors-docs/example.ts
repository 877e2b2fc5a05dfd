import { exampleAsset } from '../../examples/example-asset.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const investorsDocsExample: Blocks['investors_docs'] = {
  _uid: 'example-investors-docs',
  component: 'investors_docs',
  items: [
    {
      _uid: 'example-investors-docs-1',
      component: 'doc',
      title: 'Annual report 2025',
      date: '2026-03-02 00:00',
      file: exampleAsset('annual-report-2025', '', { size: 'x', extension: 'pdf' }),
    },
    {
      _uid: 'example-investors-docs-2',
      component: 'doc',
      title: 'Half-year accounts, June 2026',
      date: '2026-08-14 00:00',
      file: exampleAsset('half-year-2026', '', { size: 'x', extension: 'pdf' }),
    },
  ],
};
