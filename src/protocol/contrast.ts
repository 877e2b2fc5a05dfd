/**
 * The contrast of two colours as WCAG 2 counts it, from 1 to 21. Colours are `#rrggbb`; `null` for anything else.
 */
export function contrast(one: string, other: string): number | null {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === null || b === null) return null;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(color: string): number | null {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color) ?? [];
  if (!red || !green || !blue) return null;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(hex: string): number {
  const part = Number.parseInt(hex, 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
