import ICAL from 'ical.js';
import { DAY_MINUTES, MINUTE_MS } from '@/lib/time/units';

const FOLD = /\r?\n[ \t]/g;
const HEAD = /^[^:"\r\n]*(?:"[^"\r\n]*"[^:"\r\n]*)*/gm;
const MAX_HEAD = 8192;
const MONTH_SECONDS = (31 * DAY_MINUTES * MINUTE_MS) / 1000;

/**
 * Parses the first calendar of a file (RFC 5545), without zones that are unsafe to search. Undefined if the
 * text is no calendar or would block the parser.
 */
export function parseCalendar(text: string): ICAL.Component | undefined {
  if (hasLongHead(text)) return undefined;
  try {
    const content: unknown = ICAL.parse(text.replace(/^\ufeff/, '').trim());
    // A file may contain several calendars; only the first is read.
    const first = Array.isArray(content) && Array.isArray(content[0]) ? content[0] : content;
    const calendar = Array.isArray(first) ? new ICAL.Component(first) : undefined;
    return calendar && keepReadableZones(calendar) ? calendar : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The parser takes quadratic time for a property's parameters, so files with a long parameter list are
 * refused.
 */
function hasLongHead(text: string): boolean {
  for (const [head] of text.replace(FOLD, '').matchAll(HEAD)) if (head.length > MAX_HEAD) return true;
  return false;
}

/** Original start times, by event, of occurrences that the file lists separately. */
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

/** Whether the duration far exceeds a day: ICAL.js counts the end day by day. */
export function isEndless(component: ICAL.Component): boolean {
  const duration = component.hasProperty('dtend') ? undefined : component.getFirstPropertyValue('duration');
  return duration instanceof ICAL.Duration && !(Math.abs(duration.toSeconds()) <= MONTH_SECONDS);
}

export function textOf(read: () => unknown): string {
  const value = read();
  return typeof value === 'string' ? value : '';
}

/** Real calendars describe a few zones, each with at most a century of changes. */
const MAX_ZONES = 200;
const MAX_CHANGES = 500;

/**
 * Removes zones whose rules take forever to search; their times then use the zone's name, or no conversion.
 * False if the calendar has too many zones or changes.
 */
function keepReadableZones(calendar: ICAL.Component): boolean {
  const zones = calendar.getAllSubcomponents('vtimezone');
  if (zones.length > MAX_ZONES) return false;
  let changes = 0;
  for (const zone of zones) {
    const parts = zone.getAllSubcomponents();
    changes += parts.reduce((sum, part) => sum + 1 + part.getAllProperties('rdate').length, 0);
    if (changes > MAX_CHANGES) return false;
    if (!parts.every(isYearly)) calendar.removeSubcomponent(zone);
  }
  return true;
}

/** Other rules may iterate over every second of centuries. */
function isYearly(part: ICAL.Component): boolean {
  const rules = part.getAllProperties('rrule');
  return (
    rules.length < 2 &&
    rules.every((rule) => (rule.getFirstValue() as Partial<ICAL.Recur> | null)?.freq === 'YEARLY')
  );
}
