/**
 * The versions of the API that may stand in its address (docs/reference/commerce-protocol.md#operations), as the vendor
 * names them.
 */
export function publicApiVersions() {
  const quarters = [2023, 2024, 2025, 2026].flatMap((year) => ['01', '04', '07', '10'].map((month) => [year, month]));
  const versions = quarters.map(([year, month]) => ({
    handle: `${year}-${month}`,
    displayName: `${year}-${month}`,
    supported: true,
  }));
  return [...versions, { handle: 'unstable', displayName: 'unstable', supported: false }];
}
