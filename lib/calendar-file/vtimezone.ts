import { offsetAt } from '@/lib/notifications/instant';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Nowhere do the clocks change twice within so short a time. */
const STEP_MS = 7 * DAY_MS;
/** So far around its events a zone is told, so that its clock changes stand there even for one week in winter. */
const AROUND_MS = 366 * DAY_MS;

/** From which instant on the wall clock is so far ahead of UTC; both offsets in milliseconds. */
interface ClockChange {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The lines of a VTIMEZONE for events between the two instants, in epoch milliseconds: every clock change of the IANA
 * zone from a year before the first to a year after the last. Undefined where the zone is not known.
 */
export function timeZoneLines(zone: string, first: number, last: number): readonly string[] | undefined {
  if (!isKnownZone(zone)) return undefined;
  const from = Math.floor((first - AROUND_MS) / DAY_MS) * DAY_MS;
  const changes = clockChanges(zone, from, last + AROUND_MS);
  const start = offsetAt(from, zone);
  const standard = Math.min(start, ...changes.map(({ to }) => to));
  const lines = [{ at: from, from: start, to: start }, ...changes].flatMap((change) =>
    observance(change, change.to > standard ? 'DAYLIGHT' : 'STANDARD'),
  );
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, `X-LIC-LOCATION:${zone}`, ...lines, 'END:VTIMEZONE'];
}

/** Date and time as the wall clock that is `offset` ahead of UTC shows them: `20261116T090000`. */
export function wallClockText(instant: number, offset: number): string {
  return new Date(instant + offset).toISOString().slice(0, 19).replace(/[-:]/g, '');
}

function isKnownZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

/** The clock changes in the span, found by halving the weeks at whose ends the offset differs. */
function clockChanges(zone: string, first: number, last: number): readonly ClockChange[] {
  const changes: ClockChange[] = [];
  let from = offsetAt(first, zone);
  for (let low = first; low < last; low += STEP_MS) {
    const to = offsetAt(low + STEP_MS, zone);
    if (to !== from) changes.push({ at: changeBetween(zone, low, low + STEP_MS), from, to });
    from = to;
  }
  return changes;
}

/** The first minute that has the offset of `high`; at `low` it is another. */
function changeBetween(zone: string, low: number, high: number): number {
  const after = offsetAt(high, zone);
  let before = low;
  let since = high;
  while (since - before > MINUTE_MS) {
    const middle = Math.floor((before + since) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle, zone) === after) since = middle;
    else before = middle;
  }
  return since;
}

function observance({ at, from, to }: ClockChange, kind: 'STANDARD' | 'DAYLIGHT'): readonly string[] {
  return [
    `BEGIN:${kind}`,
    // The moment of the change as the clocks showed it that had not been changed yet.
    `DTSTART:${wallClockText(at, from)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `TZNAME:${nameOf(to)}`,
    `END:${kind}`,
  ];
}

/** `-0500`, `+1030`. */
function offsetText(offset: number): string {
  const minutes = Math.abs(Math.round(offset / MINUTE_MS));
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${digits(Math.floor(minutes / 60))}${digits(minutes % 60)}`;
}

function nameOf(offset: number): string {
  return offset === 0 ? 'UTC' : `UTC${offsetText(offset)}`;
}
