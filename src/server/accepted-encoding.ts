export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that an `Accept-Encoding` allows. */
export function acceptedEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  return takes(accepted, 'br') ? 'br' : takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** Whether it names an encoding, and not to refuse it. */
function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
