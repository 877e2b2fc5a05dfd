import { type Node, type TemplateLiteral, Visitor } from 'oxc-parser';

/**
 * Words that a guest, an editor or an operator reads: the text of elements, literals that read like a sentence or label,
 * and single words that name something ('Home').
 */

const longestText = 100;

/** A capital and a further word, or punctuation and words as of the rest of a sentence. */
const phrase = /^(?:\p{Lu}[\p{L}’'-]*[,.]?|[,;.] \p{L}+) [\p{L}\d$·(][^{}<>]*$/u;
/** Words that another text begins or ends: 'has been used up.', 'how many guests come'. */
const clause = /^\(?\p{Ll}[\p{L}’'-]*,?(?: [\p{L}’'-]+,?){2,}(?:[^{}<>()=;]*\.|\))?$/u;
/** What a command prints before a value: `saved: `, `--email: there is no account of `. */
const message = /^(?:--\w+|\p{L}[\p{L} ’'-]+): (?:\p{L}[^{}<>;]*)?$/u;
const word = /^\p{Lu}[\p{L}’']{2,}$/u;
/** Between tags: a capital or several words, and no attribute. */
const words = /^(?=.*\p{L}{2})(?=.*[\p{Lu} ])[^=]*$/u;
const namingKeys = new Set(['heading', 'label', 'name', 'title']);

/** As they stand in the file; each once. */
export function shownTexts(program: Node & { type: 'Program' }): string[] {
  const texts = new Set<string>();
  const add = (text: string, ...patterns: RegExp[]) => {
    const shown = text.replace(/\s+/g, ' ').trim();
    if (patterns.some((pattern) => pattern.test(shown))) texts.add(shown);
  };
  const addWord = (node: Node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') add(node.value, word);
  };
  new Visitor({
    JSXText: ({ value }) => add(value, /\p{L}{2}/u),
    Literal: ({ value }) => typeof value === 'string' && add(value, phrase, clause),
    Property: ({ key, value }) => key.type === 'Identifier' && namingKeys.has(key.name) && addWord(value),
    /** A document that is written as `html\`…\``: what stands between its tags. */
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type === 'Identifier' && tag.name === 'html') for (const text of betweenTags(quasi)) add(text, words);
    },
    /** A pair of a table, such as `['tiktok', 'TikTok']`. */
    ArrayExpression: ({ elements }) => {
      const [first, second] = elements;
      if (elements.length === 2 && first?.type === 'Literal' && second) addWord(second);
    },
    TemplateElement: ({ value }) => {
      const text = value.cooked ?? '';
      if (message.test(text)) texts.add(text.trim());
      else add(text, phrase, clause, word);
    },
  }).visit(program);
  return [...texts];
}

/** Its parts are put together first: a tag may have a value in it. */
function betweenTags({ quasis }: Pick<TemplateLiteral, 'quasis'>): string[] {
  const whole = quasis.map(({ value }) => value.cooked ?? '').join('…');
  return whole.replace(/<(style|script)\b.*?<\/\1>/gs, '').split(/<[^>]*>/);
}

/** A long text is cut. */
export const shortened = (text: string) => (text.length > longestText ? `${text.slice(0, longestText)} …` : text);
