/**
 * The media query of visitors who prefer a dark colour scheme. Style sheets repeat it, with `screen` before it: what is printed
 * has the colours of the day.
 */
export const nightQuery = '(prefers-color-scheme: dark)';
