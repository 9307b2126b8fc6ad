import type { Formats } from '@/lib/i18n/formats';

/** `4 PM - 5 PM`, for an hour from 0 to 23. */
export function hourText(formats: Formats, hour: number): string {
  return formats.hourRange(hour * 60, (hour + 1) * 60);
}
