import type { SharedShift, SharedWeek } from '@/lib/share/shared-week';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { CalendarEvent, CalendarFile } from './calendar-text';

/** What an event is about; no name means the file's only person, an empty name an open shift. */
interface DescribedEvent {
  readonly name: string | undefined;
  readonly role: string;
  readonly isPending: boolean;
}

export interface WeekCalendarWords {
  /** Name of the calendar. */
  readonly name: string;
  readonly summary: (event: DescribedEvent) => string;
}

/**
 * The calendar of a week: of one person when the week has nobody else, otherwise of everybody. `gone` are shifts that
 * the person was notified of and no longer has; their events are canceled.
 */
export function weekCalendar(
  { people, zone, publishedAt, leadMinutes }: SharedWeek,
  words: WeekCalendarWords,
  gone: readonly SharedShift[] = [],
): CalendarFile {
  const [first] = people;
  const isOwn = people.length < 2 && first?.name !== OPEN_SHIFT_NAME;
  const events = people.flatMap(({ name, shifts }) =>
    shifts.map((shift) => toEvent(shift, isOwn ? undefined : name, words)),
  );
  const canceled = gone.map((shift) => ({ ...toEvent(shift, undefined, words), isCanceled: true }));
  return {
    name: words.name,
    zone,
    stampedAt: publishedAt,
    events: [...events, ...canceled],
    alarmMinutes: leadMinutes,
  };
}

function toEvent(
  { key, date, startTime, endTime, role, isPending }: SharedShift,
  name: string | undefined,
  words: WeekCalendarWords,
): CalendarEvent {
  return {
    uid: `${key.toString(36)}@brigade`,
    date,
    startTime,
    endTime,
    summary: words.summary({ name, role, isPending }),
    isPending,
    isOpen: name === OPEN_SHIFT_NAME,
  };
}
