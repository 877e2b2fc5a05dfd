import { searchedWords } from './search-terms.ts';
import { wordsOf } from './search-words.ts';

type Titled = { title: string } | undefined;

/** Whether souvenirs come before pages: the first of them is named as the search says, and the first page is not. */
export function leadsWithThings(text: string, thing: Titled, page: Titled): boolean {
  const wanted = searchedWords(text);
  const isNamed = (item: Titled) =>
    item !== undefined && wordsOf(item.title).some((word) => wanted.some((one) => word.includes(one)));
  return isNamed(thing) && !isNamed(page);
}
