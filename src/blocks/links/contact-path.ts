/** The page with the form that everybody can write to, with a topic and a hotel (its slug) chosen where they are known. */
export function contactPath(chosen: { topic?: string | undefined; hotel?: string | undefined }): string {
  const query = new URLSearchParams(Object.entries(chosen).filter((entry): entry is [string, string] => !!entry[1]));
  return query.size > 0 ? `/contact?${query}` : '/contact';
}
