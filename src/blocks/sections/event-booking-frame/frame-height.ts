/** Least and most height of the frame, in CSS pixels (docs/reference/sections.md#event-booking-frame). */
export const minFrameHeightPx = 300;
export const maxFrameHeightPx = 4_000;

/** Height of the frame on wide and narrow windows, in CSS pixels, until the booking page asks for another. */
export const defaultFrameHeightPx = { desktop: 720, mobile: 900 } as const;

/** What a window is known by: its browsing context and the origin that its messages must come from. */
export type FrameIdentity = { source: unknown; origin: string };

/**
 * The height in pixels that a booking window asks for, between `minFrameHeightPx` and `maxFrameHeightPx`; `null` for a message of another
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
  return Math.min(maxFrameHeightPx, Math.max(minFrameHeightPx, Math.ceil(height)));
}
