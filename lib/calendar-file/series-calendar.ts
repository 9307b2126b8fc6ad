import { nameKey } from '@/lib/employees/employee';
import type { CompareNames } from '@/lib/order';
import { generationFilter } from '@/lib/series/generated-days';
import { type Occurrence, occurrenceOf } from '@/lib/series/occurrence';
import { daysOf, type SeriesRule } from '@/lib/series/rule';
import { type Series, seriesOf } from '@/lib/series/series';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { detailsOf } from '@/lib/shifts/shift/shift-details';
import { offsetAt, toInstant } from '@/lib/time/instant';
import { intervalOf } from '@/lib/time/interval';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { MINUTE_MS } from '@/lib/time/units';
import { isZone } from '@/lib/time/wall-clock';
import type { CalendarEvent, CalendarFile } from './calendar-text';
import { describedEvent, type WeekCalendarWords } from './week-calendar';

interface SeriesFile {
  readonly schedule: Pick<Schedule, 'shifts' | 'templates' | 'employees'>;
  /** Absent: everybody. */
  readonly person?: string | undefined;
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly leadMinutes: number;
}

type Placed = Occurrence & { readonly shift: Shift };

/** Maximum time beyond a series' shifts for which the file describes clock changes. */
const DESCRIBED_WEEKS = 156;

/**
 * Each series is one event with its rule and exceptions; other occurrences are separate events. If `person`
 * works in another person's series, each occurrence is a separate event. Includes unpublished shifts, but
 * only fields that the team may read.
 */
export function seriesCalendar(file: SeriesFile, words: WeekCalendarWords): CalendarFile {
  const { schedule, zone, now, leadMinutes } = file;
  const byId = new Map<string, Placed[]>();
  for (const shift of allShifts(schedule.shifts)) {
    const occurrence = occurrenceOf(shift);
    if (!occurrence) continue;
    const known = byId.get(occurrence.seriesId);
    const placed = { ...occurrence, shift };
    if (known) known.push(placed);
    else byId.set(occurrence.seriesId, [placed]);
  }
  const events = [...schedule.templates.values()].flatMap((template) => {
    const series = seriesOf(template);
    return series ? eventsOf(template.id, series, byId.get(template.id) ?? [], file, words) : [];
  });
  return { name: words.name, zone, stampedAt: now, events, alarmMinutes: leadMinutes };
}

export function peopleOfSeries(
  { templates }: Pick<Schedule, 'templates'>,
  compareNames: CompareNames,
): readonly string[] {
  const names = new Map<string, string>();
  for (const template of templates.values()) {
    const name = seriesOf(template)?.shift.employeeName;
    if (name) names.set(nameKey(name), name);
  }
  return [...names.values()].sort(compareNames);
}

function eventsOf(
  id: string,
  series: Series,
  all: readonly Placed[],
  { schedule, person, zone }: SeriesFile,
  words: WeekCalendarWords,
): readonly CalendarEvent[] {
  const isTheirs = (name: string) => person === undefined || nameKey(name) === nameKey(person);
  const occurrences = all.filter(({ shift }) => isCounted(shift) && isTheirs(shift.employeeName));
  const uid = `series-${id}@brigade`;
  const eventAt = (shift: Omit<Shift, 'id'>, ownUid: string) => {
    const { date, startTime, endTime, role, status, employeeName } = shift;
    const shared = { date, startTime, endTime, role, isPending: status === 'Pending', ...detailsOf(shift) };
    // A person's own file has no names.
    const name = person === undefined ? employeeName || OPEN_SHIFT_NAME : undefined;
    return describedEvent(shared, ownUid, name, words);
  };
  const rule = ruleInFile(series, generationFilter(series.shift, schedule.employees));
  const [first] = daysOf(rule, rule.from, addDays(rule.from, 7 * rule.interval + 6));
  const repeats = first !== undefined && isTheirs(series.shift.employeeName) && isCounted(series.shift);
  if (!repeats) {
    return occurrences.map(({ shift, seriesDate }) => eventAt(shift, `${seriesDate}-${uid}`));
  }
  const { startTime } = series.shift;
  const there = new Set(occurrences.map(({ seriesDate }) => seriesDate));
  const except = daysOf(rule, rule.from, series.madeUntil).filter((date) => !there.has(date));
  const farthest = addDays(series.madeUntil, 7 * DESCRIBED_WEEKS);
  const describedUntil = rule.until !== undefined && rule.until < farthest ? rule.until : farthest;
  const { interval, weekdays, weekStart, until } = rule;
  const isLikeOthers = ({ shift, seriesDate }: Placed) =>
    JSON.stringify(eventAt(shift, uid)) ===
      JSON.stringify(eventAt({ ...series.shift, date: seriesDate }, uid)) && !isOfOtherLength(shift, zone);
  return [
    {
      ...eventAt({ ...series.shift, date: first }, uid),
      rule: { interval, weekdays, weekStart, until, except, describedUntil },
    },
    ...occurrences
      .filter((one) => !isLikeOthers(one))
      .map(({ shift, seriesDate }) => ({
        ...eventAt(shift, uid),
        inPlaceOf: { date: seriesDate, startTime },
      })),
  ];
}

/** An endless rule ends with the existing shifts if no more are created. */
function ruleInFile({ rule, madeUntil }: Series, isMade: (date: LocalDate) => boolean): SeriesRule {
  const goesOn = isMade(addDays(madeUntil, 1));
  return goesOn || (rule.until !== undefined && rule.until <= madeUntil)
    ? rule
    : { ...rule, until: madeUntil };
}

/** Whether a clock change during the shift changes its length. */
function isOfOtherLength({ date, startTime, endTime }: Shift, zone: string): boolean {
  if (!isZone(zone)) return false;
  const { startMinute, endMinute } = intervalOf(startTime, endTime);
  const start = toInstant(date, startMinute, zone, 'compatible');
  const end = start + (endMinute - startMinute) * MINUTE_MS;
  return offsetAt(start, zone) !== offsetAt(end, zone);
}
