import type { SharedShift, SharedWeek } from '@/lib/share/shared-week';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { CalendarEvent, CalendarFile } from './calendar-text';

/** What an event is about; without a name it is the only person's of its file, with an empty one it is open. */
interface DescribedEvent {
  readonly name: string | undefined;
  readonly role: string;
  readonly isPending: boolean;
}

export interface WeekCalendarWords {
  /** What the calendar is called. */
  readonly name: string;
  readonly summary: (event: DescribedEvent) => string;
}

/**
 * The calendar of a week: of one person where it has nobody else, and of all otherwise. `gone` are shifts that its person
 * had been told of and no longer has; their events are canceled.
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
