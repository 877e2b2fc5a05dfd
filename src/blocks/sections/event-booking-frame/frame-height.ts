const lowest = 300;
const tallest = 4000;

/** What a window is known by: its browsing context and the origin that its messages must come from. */
export type FrameIdentity = { source: unknown; origin: string };

/**
 * The height in pixels that a booking window asks for, limited to 300 to 4000; `null` for a message of another
 * window, another origin or another form than `{type: 'booking-frame:height', height}`.
 */
export function requestedHeight(
  message: { data: unknown; origin: string; source: unknown },
  frame: FrameIdentity,
): number | null {
  if (message.source !== frame.source || message.origin !== frame.origin) return null;
  const { data } = message;
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'booking-frame:height')
    return null;
  const height = 'height' in data ? data.height : null;
  if (typeof height !== 'number' || !Number.isFinite(height)) return null;
  return clampedHeight(height);
}

export function clampedHeight(height: number): number {
  return Math.min(tallest, Math.max(lowest, Math.ceil(height)));
}
