/**
 * Where a form posts to without JavaScript: its own page. `/` alone would reach the shell around the pages, which has no
 * action; `?index` names the home page (https://reactrouter.com/how-to/index-query-param).
 */
export function formAction(pathname: string): string {
  return pathname === '/' ? '/?index' : pathname;
}
