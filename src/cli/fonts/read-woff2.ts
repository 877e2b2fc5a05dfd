import { brotliDecompressSync } from 'node:zlib';

/** Tags that a WOFF2 file names by a number (W3C, WOFF File Format 2.0, section 4.1). */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
).match(/.{4}(?: |$)/g);
const headerBytes = 48;
const collectionFlavor = 0x74746366;

/** What widths and heights are read from. Outlines are left out: WOFF2 stores them in a form of its own. */
const metricTables = ['OS/2', 'cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'post', 'fvar', 'avar', 'gvar', 'HVAR'];

/**
 * The metrics of a WOFF2 file as a TrueType file whose glyphs are all empty: opentype.js reads no WOFF2, and the packages of
 * variable fonts hold nothing else. Throws when the file is no WOFF2 font, or stores its widths in WOFF2's own form.
 */
export function metricsOfWoff2(file: Buffer): ArrayBuffer {
  if (file.toString('latin1', 0, 4) !== 'wOF2' || file.readUInt32BE(4) === collectionFlavor) {
    throw new Error('metricsOfWoff2: not a WOFF2 font');
  }
  const { entries, end } = readDirectory(file);
  const data = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(20)));
  const tables = new Map<string, Buffer>();
  let offset = 0;
  for (const { tag, size, transformed } of entries) {
    if (metricTables.includes(tag)) {
      if (transformed) throw new Error(`metricsOfWoff2: the table ${tag} is transformed`);
      tables.set(tag, data.subarray(offset, offset + size));
    }
    offset += size;
  }
  const glyphs = tables.get('maxp')?.readUInt16BE(4) ?? 0;
  const isLongLoca = tables.get('head')?.readInt16BE(50) === 1;
  tables.set('glyf', Buffer.alloc(4));
  tables.set('loca', Buffer.alloc((glyphs + 1) * (isLongLoca ? 4 : 2)));
  return sfnt(tables);
}

type Entry = { tag: string; size: number; transformed: boolean };

function readDirectory(file: Buffer): { entries: Entry[]; end: number } {
  let position = headerBytes;
  /** A number of one to five bytes, seven bits each (`UIntBase128`). */
  const readNumber = () => {
    for (let value = 0; ; ) {
      const byte = file.readUInt8(position);
      position += 1;
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, (): Entry => {
    const flags = file.readUInt8(position);
    position += 1;
    let tag = knownTags?.[flags & 0x3f]?.slice(0, 4);
    if (tag === undefined) {
      tag = file.toString('latin1', position, position + 4);
      position += 4;
    }
    const version = flags >> 6;
    const original = readNumber();
    // For outlines version 3 is the plain form, for all others 0.
    const transformed = version !== (tag === 'glyf' || tag === 'loca' ? 3 : 0);
    return { tag, size: transformed ? readNumber() : original, transformed };
  });
  return { entries, end: position };
}

/** A TrueType file; checksums are left at 0, as the reader does not look at them. */
function sfnt(tables: Map<string, Buffer>): ArrayBuffer {
  const padded = (size: number) => Math.ceil(size / 4) * 4;
  const directory = 12 + tables.size * 16;
  const total = [...tables.values()].reduce((sum, table) => sum + padded(table.length), directory);
  const bytes = new ArrayBuffer(total);
  const file = Buffer.from(bytes);
  file.writeUInt32BE(0x00010000, 0);
  file.writeUInt16BE(tables.size, 4);
  let offset = directory;
  for (const [index, [tag, table]] of [...tables].entries()) {
    const entry = 12 + index * 16;
    file.write(tag, entry, 'latin1');
    file.writeUInt32BE(offset, entry + 8);
    file.writeUInt32BE(table.length, entry + 12);
    table.copy(file, offset);
    offset += padded(table.length);
  }
  return bytes;
}
