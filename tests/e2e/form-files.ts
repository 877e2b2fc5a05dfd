import { crc32 } from 'node:zlib';

type Upload = { name: string; mimeType: string; buffer: Buffer };

/** A PDF of one empty page, `size` bytes long: what follows its end is ignored. */
export function pdf(name: string, size = 600): Upload {
  const text = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;
  const buffer = Buffer.alloc(size, '% nothing more\n');
  buffer.write(text);
  return { name, mimeType: 'application/pdf', buffer };
}

/** A picture that calls itself a PDF. */
export function pictureNamedPdf(name: string): Upload {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(pixel, 'base64') };
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A Word document of one line. */
export function docx(name: string): Upload {
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const types = `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.main+xml"/></Types>`;
  const relations = `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
  const document = `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>I like old walls.</w:t></w:r></w:p></w:body></w:document>`;
  const buffer = zip({ '[Content_Types].xml': types, '_rels/.rels': relations, 'word/document.xml': document });
  return { name, mimeType: wordType, buffer };
}

/** A ZIP archive whose files are stored as they are (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT). */
function zip(files: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)];
    // From the version needed to the lengths: the same in both headers.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x21, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, path, content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, path]));
    locals.push(local);
    offset += local.length;
  }
  const length = Buffer.concat(directory).length;
  const end = Buffer.alloc(18);
  end.writeUInt16LE(locals.length, 4);
  end.writeUInt16LE(locals.length, 6);
  end.writeUInt32LE(length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\x05\x06'), end]);
}
