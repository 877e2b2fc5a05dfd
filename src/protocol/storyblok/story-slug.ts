/** The slug of the story at a path. `/enjoy/…` shows the venues of `/dining/…`; the home page's story is called `home`. */
export function storySlug(pathname: string): string {
  const path = pathname.replace(/^\/+|\/+$/g, '');
  return path === '' ? 'home' : path.replace(/^enjoy\//, 'dining/');
}
