import { nameKey } from '@/lib/employees/employee';
import type { SharedDay, SharedShift, SharedWeek } from '@/lib/share/shared-week';
import { type DetailWords, detailTexts } from '@/lib/shifts/shift/detail-texts';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { detailsOf } from '@/lib/shifts/shift/shift-details';
import type { LocalDate } from '@/lib/time/local-date';
import type { CalendarEvent, CalendarFile } from './calendar-text';

/** No name means the file's only person, an empty name an open shift. */
interface DescribedEvent {
  readonly name: string | undefined;
  readonly role: string;
  readonly isPending: boolean;
}

export interface WeekCalendarWords {
  readonly name: string;
  readonly summary: (event: DescribedEvent) => string;
  /** Absent: the events have no details. */
  readonly details?: DetailWords;
  /**
   * Day notes for the day's events; absent: none. Calendars that remove a shift also remove the notes with
   * the shift.
   */
  readonly dayWords?: (day: SharedDay) => string;
}

/**
 * Cancels removed shifts of `announced`, so that calendars with an earlier file remove them. Shifts moved
 * out of the week have their new time.
 */
export function weekCalendar(
  { people, days = [], announced = [], zone, publishedAt, sequence, leadMinutes }: SharedWeek,
  words: WeekCalendarWords,
): CalendarFile {
  const [first] = people;
  const names = new Set([...people, ...announced].map(({ name }) => nameKey(name)));
  const isOwn = names.size < 2 && first?.name !== OPEN_SHIFT_NAME;
  const nameIn = (name: string) => (isOwn ? undefined : name);
  const events = people.flatMap(({ name, shifts }) =>
    shifts.map((shift) =>
      toEvent(
        shift,
        nameIn(name),
        words,
        days.find(({ date }) => date === shift.date),
      ),
    ),
  );
  const earlier = announced.map(({ name, shift, isGone }) => ({
    ...toEvent(shift, nameIn(name), words),
    ...(isGone && { isCanceled: true }),
  }));
  return {
    name: words.name,
    zone,
    stampedAt: publishedAt,
    sequence,
    events: latestOfEach([...events, ...earlier]),
    alarmMinutes: leadMinutes,
  };
}

/** A shift may be published on two days until both are published again; the later one counts. */
function latestOfEach(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const latest = new Map<string, LocalDate>();
  for (const { uid, date } of events) {
    const known = latest.get(uid);
    if (known === undefined || known < date) latest.set(uid, date);
  }
  return events.filter(({ uid, date }) => latest.get(uid) === date);
}

function toEvent(
  shift: SharedShift,
  name: string | undefined,
  words: WeekCalendarWords,
  day?: SharedDay,
): CalendarEvent {
  return describedEvent(shift, `${shift.key.toString(36)}@brigade`, name, words, day);
}

/** Contains only what the team may read; no name for the file's only person. */
export function describedEvent(
  shift: Omit<SharedShift, 'key'>,
  uid: string,
  name: string | undefined,
  words: WeekCalendarWords,
  day?: SharedDay,
): CalendarEvent {
  const { date, startTime, endTime, role, isPending, station, teamNotes } = shift;
  const { station: _where, ...others } = detailsOf(shift);
  const details = words.details ? detailTexts(others, words.details) : [];
  const ofDay = day && words.dayWords ? words.dayWords(day) : '';
  const ofShift = words.details ? [details.join(', '), teamNotes ?? ''] : [];
  const description = [...ofShift, ofDay].filter(Boolean).join('\n');
  return {
    uid,
    date,
    startTime,
    endTime,
    summary: words.summary({ name, role, isPending }),
    ...(description && { description }),
    ...(words.details && station && { location: station }),
    isPending,
    isOpen: name === OPEN_SHIFT_NAME,
  };
}

/** Short enough for every file system in any script. */
const MAX_LETTERS = 40;

/** `brigade-2026-11-16-maya-lindqvist.ics`; without a name, the file for everybody. */
export function calendarFileName(firstDay: LocalDate, name?: string): string {
  const words = (name ?? '').toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const own = Array.from(words.join('-')).slice(0, MAX_LETTERS).join('');
  return `brigade-${firstDay}${own && `-${own}`}.ics`;
}
