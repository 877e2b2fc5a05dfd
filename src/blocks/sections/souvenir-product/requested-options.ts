/** Fields of the address that name a choice where no script has found the variant: `?option:Size=L`. */
const optionPrefix = 'option:';

/** The options that an address names one by one. */
export function requestedOptions(query: URLSearchParams): { name: string; value: string }[] {
  return [...query]
    .filter(([name]) => name.startsWith(optionPrefix))
    .map(([name, value]) => ({ name: name.slice(optionPrefix.length), value }));
}
