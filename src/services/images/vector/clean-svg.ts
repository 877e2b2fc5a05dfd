import sax from 'sax';
import { allowedAttributes, allowedElements, svgNamespace, unwrappedElements } from './allowed-svg.ts';

/** The file is no drawing, or not well-formed. */
export class NoSvg extends Error {
  override readonly name = 'NoSvg';
}

/** Deeper than any program draws; what is deeper would only be there to make readers fail. */
const mostLevels = 200;

/**
 * A drawing without anything that runs, moves or fetches: parsed, and written anew of what `allowed-svg.ts` lists. Throws
 * NoSvg for a file that is no SVG.
 */
export function cleanSvg(source: string): string {
  const parser = sax.parser(true, { xmlns: true, position: false });
  const written: string[] = [];
  /** For each open element its closing tag; null where the element was left out with everything in it. */
  const open: (string | null)[] = [];
  let isRootSeen = false;
  let css: string[] | null = null;
  const isLeftOut = () => open.at(-1) === null;

  parser.onerror = (error) => {
    throw new NoSvg(`The drawing is not well-formed: ${error.message.split('\n')[0]}`);
  };
  parser.onopentag = (tag) => {
    const { local, uri, attributes } = tag as sax.QualifiedTag;
    if (open.length >= mostLevels) throw new NoSvg(`The drawing has more than ${mostLevels} levels`);
    if (!isRootSeen && (local !== 'svg' || (uri !== svgNamespace && uri !== '')))
      throw new NoSvg('This is no SVG drawing');
    const isOfSvg = uri === svgNamespace || uri === '';
    if (isLeftOut() || !isOfSvg || !(allowedElements.has(local) || unwrappedElements.has(local))) {
      open.push(null);
      return;
    }
    if (unwrappedElements.has(local)) {
      open.push('');
      return;
    }
    const kept = Object.values(attributes).flatMap((attribute) => attributeText(local, attribute));
    written.push(`<${local}${isRootSeen ? '' : ` xmlns="${svgNamespace}"`}${kept.join('')}>`);
    isRootSeen = true;
    open.push(`</${local}>`);
    if (local === 'style') css = [];
  };
  parser.onclosetag = () => {
    const end = open.pop();
    if (css && end === '</style>') {
      written.push(escaped(cleanCss(css.join('')) ?? ''));
      css = null;
    }
    if (end) written.push(end);
  };
  const onText = (text: string) => {
    if (isLeftOut() || !isRootSeen) return;
    if (css) css.push(text);
    else written.push(escaped(text));
  };
  parser.ontext = onText;
  parser.oncdata = onText;
  parser.write(source).close();
  if (!isRootSeen) throw new NoSvg('This is no SVG drawing');
  return written.join('');
}

function attributeText(element: string, { local, name, value }: sax.QualifiedAttribute): string[] {
  const key = name === 'xml:space' ? name : local;
  // `xlink:href` is written as `href`: all that reads SVG 2 knows it, librsvg too.
  const isKnown = name === key || name === 'xlink:href';
  if (!isKnown || !(allowedAttributes.has(key) || /^aria-[a-z]+$/.test(key))) return [];
  const kept = key === 'href' ? cleanReference(element, value) : key === 'style' ? cleanCss(value) : cleanValue(value);
  return kept === null ? [] : [` ${key}="${escaped(kept)}"`];
}

/** A place in the drawing itself, or of an `image` the pixels that it brings. */
function cleanReference(element: string, value: string): string | null {
  const address = value.trim();
  if (/^#[^\s]*$/.test(address)) return address;
  const isPixels = /^data:image\/(png|jpeg|gif|webp);base64,[\w+/=\s]*$/i.test(address);
  return element === 'image' && isPixels ? address : null;
}

/** Paints and masks name places of the drawing itself alone. */
function cleanValue(value: string): string | null {
  return hasForeignAddress(value) ? null : value;
}

/** Style rules that fetch or run anything are left out as a whole; escapes, which could hide such, too. */
function cleanCss(css: string): string | null {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return hasForeignAddress(plain) ||
    /[\\<]|@import|@charset|@namespace|expression\s*\(|-moz-binding|behavior\s*:/i.test(plain)
    ? null
    : plain;
}

function hasForeignAddress(text: string): boolean {
  if (/javascript:|data:|image-set|src\s*\(/i.test(text)) return true;
  return [...text.matchAll(/url\s*\(\s*(['"]?)(.?)/gi)].some(([, , first]) => first !== '#');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
