type FoundBlock = { _uid: string; component: string };

/**
 * The first block within the content that is the one looked for, however deep it stands; stories that a relation brought
 * along are not looked into.
 */
export function findBlock(value: unknown, isWanted: (block: FoundBlock) => boolean): FoundBlock | null {
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = findBlock(item, isWanted);
      if (found) return found;
    }
    return null;
  }
  if (typeof value !== 'object' || value === null || 'full_slug' in value) return null;
  if (isBlock(value) && isWanted(value)) return value;
  return findBlock(Object.values(value), isWanted);
}

function isBlock(value: object): value is FoundBlock {
  return '_uid' in value && 'component' in value && typeof value.component === 'string';
}
