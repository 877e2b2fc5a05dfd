import { isTimeZone } from './time-zone.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The format of dates for a language and these options, made once: making one takes longer than most sections take to
 * render. There are as many as time zones and ways to write a date.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...options, ...knownZone(options) });
    formats.set(key, format);
  }
  return format;
}

/** UTC in place of a time zone that there is not, as a draft may have while its name is being typed. */
function knownZone({ timeZone }: Intl.DateTimeFormatOptions): { timeZone?: string } {
  return timeZone === undefined || isTimeZone(timeZone) ? {} : { timeZone: 'UTC' };
}
