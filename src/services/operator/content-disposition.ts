/**
 * The `Content-Disposition` of a download (RFC 6266): the name as far as ASCII can say it, for old programs, and the whole
 * name in UTF-8.
 */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
