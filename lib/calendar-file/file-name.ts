import type { LocalDate } from '@/lib/time/local-date';

/** So long a name fits every file system, whatever its letters. */
const MAX_LETTERS = 40;

/** `brigade-2026-11-16-maya-lindqvist.ics` for the week of that Monday; without the name where it is everybody's. */
export function calendarFileName(firstDay: LocalDate, name?: string): string {
  const words = (name ?? '').toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const own = Array.from(words.join('-')).slice(0, MAX_LETTERS).join('');
  return `brigade-${firstDay}${own && `-${own}`}.ics`;
}
