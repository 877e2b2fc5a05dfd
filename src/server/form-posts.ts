/** Posts that are no forms of a section or of the newsletter: their own limits hold for them. */
const otherPosts =
  /^\/(cart|auth|checkout|operator|editor|_services)(\/|$)|^\/api\/(?!forms$|mailchimp-subscribe$|newsletter-hub$)/;

/**
 * Whether a request brings a form of a section or of the newsletter: a post to a page of stories or products, or to one of
 * three addresses of `/api/`. A new address below `/api/` is none, and needs no entry here.
 */
export function isFormPost(method: string | undefined, path: string): boolean {
  return method === 'POST' && !otherPosts.test(path);
}
