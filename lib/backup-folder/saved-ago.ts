import { DAY_MINUTES, HOUR_MINUTES, MINUTE_MS } from '@/lib/time/units';

/** `5 minutes ago`; undefined within the first minute. Both instants are epoch milliseconds. */
export function savedAgo(language: string, savedAt: number, now: number): string | undefined {
  const minutes = Math.floor((now - savedAt) / MINUTE_MS);
  if (minutes < 1) return undefined;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  if (minutes < HOUR_MINUTES) return format.format(-minutes, 'minute');
  if (minutes < DAY_MINUTES) return format.format(-Math.floor(minutes / HOUR_MINUTES), 'hour');
  return format.format(-Math.floor(minutes / DAY_MINUTES), 'day');
}
