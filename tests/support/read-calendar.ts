import ICAL from 'ical.js';

/** An event as parsed by ical.js, a third-party parser. */
export interface ReadEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly summary: string;
  readonly description: string | null;
  readonly status: string;
  readonly transp: string;
  /** Wall clock, `2026-11-16T09:00:00`. */
  readonly start: string;
  readonly end: string;
  /** Epoch milliseconds according to the file's VTIMEZONE. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly zone: string;
  /** Seconds before the start; null for no alarm. */
  readonly alarm: number | null;
}

interface ReadCalendar {
  readonly name: string;
  readonly method: string;
  readonly version: string;
  readonly zones: readonly string[];
  /** The observances in its time zone: STANDARD and DAYLIGHT, sorted, without duplicates. */
  readonly observances: readonly string[];
  readonly events: readonly ReadEvent[];
}

/** Parses a calendar file; throws where ical.js does. */
export function readCalendar(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zones = new Map(
    calendar.getAllSubcomponents('vtimezone').map((component) => {
      const zone = new ICAL.Timezone(component);
      return [zone.tzid, zone];
    }),
  );
  const [component] = calendar.getAllSubcomponents('vtimezone');
  const kinds = component?.getAllSubcomponents().map(({ name }) => name.toUpperCase()) ?? [];
  return {
    name: unescaped(textOf(calendar, 'x-wr-calname')),
    method: textOf(calendar, 'method'),
    version: textOf(calendar, 'version'),
    zones: [...zones.keys()],
    observances: [...new Set(kinds)].sort(),
    events: calendar.getAllSubcomponents('vevent').map((event) => readEvent(event, zones)),
  };
}

function readEvent(event: ICAL.Component, zones: ReadonlyMap<string, ICAL.Timezone>): ReadEvent {
  const start = timeOf(event, 'dtstart', zones);
  const end = timeOf(event, 'dtend', zones);
  const trigger = event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
  return {
    uid: textOf(event, 'uid'),
    sequence: Number(event.getFirstPropertyValue('sequence')),
    summary: textOf(event, 'summary'),
    description: event.hasProperty('description') ? textOf(event, 'description') : null,
    status: textOf(event, 'status'),
    transp: textOf(event, 'transp'),
    start: start.toString(),
    end: end.toString(),
    startsAt: start.toUnixTime() * 1000,
    endsAt: end.toUnixTime() * 1000,
    zone: start.zone.tzid,
    alarm: trigger instanceof ICAL.Duration ? -trigger.toSeconds() : null,
  };
}

function timeOf(event: ICAL.Component, name: string, zones: ReadonlyMap<string, ICAL.Timezone>): ICAL.Time {
  const property = event.getFirstProperty(name);
  const value = property?.getFirstValue();
  if (!(value instanceof ICAL.Time)) throw new Error(`${name} is not a time`);
  const zone = zones.get(String(property?.getParameter('tzid') ?? ''));
  const time = value.clone();
  if (zone) time.zone = zone;
  return time;
}

function textOf(component: ICAL.Component, name: string): string {
  return String(component.getFirstPropertyValue(name));
}

/** ical.js returns non-standard properties escaped. */
function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_escaped, character: string) => (character === 'n' ? '\n' : character));
}
