import type { BrowserData } from '../../contract/define-section.ts';
import { plainCardContent } from '../../products/card-content.ts';
import type { Blocks } from '../../registry/schemas.ts';
import type { SouvenirsGridData } from './resolve.server.ts';

/** Of each product what its card shows. */
export function souvenirsGridBrowserData(
  block: Blocks['souvenirs_grid'],
  data: SouvenirsGridData | null,
): BrowserData<'souvenirs_grid', SouvenirsGridData> {
  return { block, data: data && { ...data, products: data.products.map(plainCardContent) } };
}
