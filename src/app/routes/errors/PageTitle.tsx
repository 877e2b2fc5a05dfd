/** Title of a page whose route has no `meta` of its own, because an error took its place. React puts it into the head. */
export function PageTitle({ title, noindex = false }: { title: string; noindex?: boolean }) {
  return (
    <>
      <title>{title}</title>
      {noindex ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
