/** Posts that are no forms of a section or of the newsletter: their own limits hold for them. */
const otherPosts =
  /^\/(cart|auth|checkout|operator|_services)(\/|$)|^\/api\/(?!forms$|mailchimp-subscribe$|newsletter-hub$)/;

/** Whether a request brings a form of a section or of the newsletter. */
export function isFormPost(method: string | undefined, path: string): boolean {
  return method === 'POST' && !otherPosts.test(path);
}
