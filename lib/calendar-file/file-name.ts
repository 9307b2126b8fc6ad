import type { LocalDate } from '@/lib/time/local-date';

/** Short enough for every file system in any script. */
const MAX_LETTERS = 40;

/** `brigade-2026-11-16-maya-lindqvist.ics`; without a name, the file for everybody. */
export function calendarFileName(firstDay: LocalDate, name?: string): string {
  const words = (name ?? '').toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const own = Array.from(words.join('-')).slice(0, MAX_LETTERS).join('');
  return `brigade-${firstDay}${own && `-${own}`}.ics`;
}
