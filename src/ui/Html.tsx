type HtmlProps = { html: string; className?: string | undefined };

/**
 * Text that the shop's staff writes as HTML (policies, product descriptions). Only here HTML is rendered as it
 * is: its authors are trusted, and the page's Content-Security-Policy blocks scripts in it.
 */
export function Html({ html, className }: HtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
