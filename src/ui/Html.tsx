type HtmlProps = { html: string; className?: string | undefined };

/**
 * Text that the shop's keepers write as HTML (policies, product descriptions). The one place where HTML is taken as it
 * comes: its writers are trusted, and the page's Content-Security-Policy lets no script in it run.
 */
export function Html({ html, className }: HtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
