import ICAL from 'ical.js';
import { DAY_MINUTES, MINUTE_MS } from '@/lib/time/units';
import { keepReadableZones } from './readable-zones';

const FOLD = /\r?\n[ \t]/g;
/** Name and parameters of a line. */
const HEAD = /^[^:"\r\n]*(?:"[^"\r\n]*"[^:"\r\n]*)*/gm;
const MAX_HEAD = 8192;
const MONTH_SECONDS = (31 * DAY_MINUTES * MINUTE_MS) / 1000;

/**
 * The first calendar of a file (RFC 5545), with those zones alone that can be searched; undefined for a text that is no
 * calendar, or one that is made to keep the reader busy.
 */
export function parseCalendar(text: string): ICAL.Component | undefined {
  if (hasLongHead(text)) return undefined;
  try {
    const content: unknown = ICAL.parse(text.replace(/^\ufeff/, '').trim());
    // A file may have several calendars in a row: the first is read.
    const first = Array.isArray(content) && Array.isArray(content[0]) ? content[0] : content;
    const calendar = Array.isArray(first) ? new ICAL.Component(first) : undefined;
    return calendar && keepReadableZones(calendar) ? calendar : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a line has far more before its value than any program writes: the parser takes quadratic time for parameters. */
function hasLongHead(text: string): boolean {
  for (const [head] of text.replace(FOLD, '').matchAll(HEAD)) if (head.length > MAX_HEAD) return true;
  return false;
}

/** By event, the original start times of those occurrences that the file lists separately. */
export function movedOccurrences(
  events: readonly ICAL.Component[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const moved = new Map<string, Set<string>>();
  for (const component of events) {
    const from = component.getFirstPropertyValue('recurrence-id');
    if (!from) continue;
    const uid = String(component.getFirstPropertyValue('uid') ?? '');
    moved.set(uid, (moved.get(uid) ?? new Set()).add(String(from)));
  }
  return moved;
}

/** Whether it says a duration far beyond a day: the end of such a one is counted day by day. */
export function isEndless(component: ICAL.Component): boolean {
  const duration = component.hasProperty('dtend') ? undefined : component.getFirstPropertyValue('duration');
  return duration instanceof ICAL.Duration && !(Math.abs(duration.toSeconds()) <= MONTH_SECONDS);
}

/** What is read, where it is a text. */
export function textOf(read: () => unknown): string {
  const value = read();
  return typeof value === 'string' ? value : '';
}
