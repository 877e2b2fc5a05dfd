/**
 * What this process does: all of it (`alone`, also where it then becomes the supervisor of others), the services, or the
 * pages. The supervisor says so by arguments; `socket` is where the services answer.
 */
export type ProcessRole = { kind: 'alone' } | { kind: 'services' | 'web'; socket: string };

export const roleArgument = { services: '--services', web: '--web' } as const;

export function readRole(parameters: readonly string[]): ProcessRole {
  for (const kind of ['services', 'web'] as const) {
    const place = parameters.indexOf(roleArgument[kind]);
    const socket = parameters[place + 1];
    if (place >= 0 && socket) return { kind, socket };
  }
  return { kind: 'alone' };
}
