import { sequenceAt } from '@/lib/calendar-file/sequence';
import { nameKey } from '@/lib/employees/employee';
import { findShift, type ScheduleIndex } from '@/lib/shifts/change/schedule-index';
import { isOpenShift, OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import type { ClockTime } from '@/lib/time/clock-time';
import { addDays, fromUtcDate, type LocalDate } from '@/lib/time/local-date';
import { DAY_MS } from '@/lib/time/units';
import { type DaySpan, isPublishedDay, type PublishedDays } from './published-days';

/**
 * A shift as last published; without `published`, the publication did not include the shift. Days are
 * published separately, so a shift moved between days can be published on several days: `also` has the
 * others.
 */
export interface PublishedShift {
  readonly id: string;
  readonly published?: Shift;
  readonly also?: readonly Shift[];
}

/** The shift on every day on which it is published; empty if none. */
export function publishedStates({ published, also = [] }: PublishedShift): readonly Shift[] {
  return published ? [published, ...also] : also;
}

export function publishedAs(id: string, states: readonly Shift[]): PublishedShift {
  const [published, ...also] = states;
  return { id, ...(published && { published }), ...(also.length > 0 && { also }) };
}

/** The changes of the last publication: each shift as published before. */
export interface BeforePublication {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly shifts: readonly PublishedShift[];
}

/** Publishes or unpublishes some days. Every tab applies acts in the same order, so that none is lost. */
export interface PublicationAct {
  /** `putBack` undoes an unpublication. */
  readonly kind: 'publish' | 'unpublish' | 'putBack';
  /** In order and disjoint. */
  readonly spans: readonly DaySpan[];
  /** For `publish`: pending shifts stay drafts or as published. */
  readonly holdsPendingBack?: boolean;
  /**
   * For `putBack` and `unpublish`: when the days were published, so that days published since stay. Absent in
   * changes of older builds, which affect all days.
   */
  readonly days?: readonly PublishedDays[];
  /** For `putBack`: everything on the days as published. */
  readonly shifts?: readonly Shift[];
}

/** The schedule as last published. */
export interface Publication {
  /** Always `publication`: there is only one. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly shiftCount: number;
  /** Differences when the publication was stored: empty after publishing, possibly not after a restore. */
  readonly since: readonly PublishedShift[];
  /**
   * The changes of the publication; absent until a later publication has changes, or if the changes are too
   * many.
   */
  readonly before?: BeforePublication;
  /** Outdated states that earlier publications announced; absent in publications of older builds. */
  readonly told?: readonly AnnouncedShift[];
  /** See `calendarSequence`. */
  readonly sequence?: number;
  /** Absent for a publication of the whole schedule, which covers all days. */
  readonly days?: readonly PublishedDays[];
  /** Only in a change: the effect on some days. Without `act`, the publication applies as given. */
  readonly act?: PublicationAct;
}

export const PUBLICATION_ID = 'publication';

/** With more changes, everybody is affected and the app shares the whole week instead. */
export const MAX_CHANGES_KEPT = 2000;

/** The shifts that differ from the last publication, by id, each as published. */
export type Unpublished = ReadonlyMap<string, PublishedShift>;

export const NOTHING_UNPUBLISHED: Unpublished = new Map();

/** Publishes the current schedule at that instant, in epoch milliseconds. */
export function publicationAt(
  at: number,
  {
    publication,
    unpublished,
    shifts,
  }: Parameters<typeof unpublishedCount>[0] & { readonly shifts: ScheduleIndex },
): Publication {
  const before = beforePublication(publication, unpublished);
  const changes = Array.from(unpublished.values(), (entry) => {
    const current = findShift(shifts, entry.id);
    return { id: entry.id, before: publishedStates(entry), after: current ? [current] : [] };
  });
  return {
    id: PUBLICATION_ID,
    at,
    shiftCount: shifts.shiftCount,
    since: [],
    ...announcedWith(publication, changes, at),
    ...(before && { before }),
  };
}

/** The outdated announcements and the calendar sequence after a publication with these changes. */
export function announcedWith(
  publication: Publication | undefined,
  changes: Iterable<AnnouncedChange>,
  at: number,
): Required<Pick<Publication, 'told' | 'sequence'>> {
  return {
    told: announcedAfter(announcedBefore(publication), changes, at),
    // The sequence increases even for two publications within a minute and for a clock set back.
    sequence: Math.max(sequenceAt(at), publication ? calendarSequence(publication) + 1 : 0),
  };
}

/** The outdated announcements, to compare with the current publication. */
export function announcedBefore(publication: Publication | undefined): readonly AnnouncedShift[] {
  const { told, before } = publication ?? {};
  if (told || !before) return told ?? [];
  // Older builds kept only the last changes.
  return before.shifts.flatMap((entry) =>
    announcedIn(entry.id, publishedStates(entry), publication?.at ?? before.at),
  );
}

/** The SEQUENCE of calendar files (RFC 5545): minutes since 2020, always higher than the last one. */
export function calendarSequence({ at, sequence }: Pick<Publication, 'at' | 'sequence'>): number {
  return sequence ?? sequenceAt(at);
}

function beforePublication(
  publication: Publication | undefined,
  unpublished: Unpublished,
): BeforePublication | undefined {
  // Publishing without changes keeps the list of the last announced changes.
  if (!publication || unpublished.size === 0) return publication?.before;
  if (unpublished.size > MAX_CHANGES_KEPT) return undefined;
  return { at: publication.at, shifts: [...unpublished.values()] };
}

/** The stored differences, without unpublished days, which an older build may have stored. */
export function unpublishedSince(publication: Publication | undefined): Unpublished {
  if (!publication || publication.since.length === 0) return NOTHING_UNPUBLISHED;
  return differencesOn(publication, publication.since);
}

/** The stored differences as a map, without states on unpublished days. */
export function differencesOn(
  publication: Publication | undefined,
  entries: readonly PublishedShift[],
): Unpublished {
  const isPublished = (date: LocalDate) => isPublishedDay(publication, date);
  const known = entries.map((entry) => {
    const states = publishedStates(entry);
    const left = states.filter(({ date }) => isPublished(date));
    return left.length === states.length ? entry : publishedAs(entry.id, left);
  });
  return new Map(known.map((entry) => [entry.id, entry]));
}

/** Drops differences of shifts that neither are nor were on a published day. Needs all shifts. */
export function withoutDrafts<Part extends PublishedSchedule>(schedule: Part): Part {
  const { shifts, publication, unpublished } = schedule;
  const isDraft = (entry: PublishedShift) => {
    if (publishedStates(entry).length > 0) return false;
    const current = findShift(shifts, entry.id);
    return !current || !isPublishedDay(publication, current.date);
  };
  const left = [...unpublished].filter(([, entry]) => !isDraft(entry));
  return left.length === unpublished.size ? schedule : { ...schedule, unpublished: new Map(left) };
}

interface PublishedSchedule {
  readonly shifts: ScheduleIndex;
  readonly publication: Publication | undefined;
  readonly unpublished: Unpublished;
}

/** The publication with its current differences, complete for storage. */
export function publicationNow({
  publication,
  unpublished,
}: {
  readonly publication: Publication | undefined;
  readonly unpublished: Unpublished;
}): Publication | undefined {
  return publication && { ...publication, since: [...unpublished.values()] };
}

/** Number of shifts that differ on published days; before the first publication, all shifts. */
export function unpublishedCount(schedule: {
  readonly publication: Publication | undefined;
  readonly unpublished: Unpublished;
  readonly shifts: { readonly shiftCount: number };
}): number {
  return schedule.publication ? schedule.unpublished.size : schedule.shifts.shiftCount;
}

/** An outdated announcement of a shift to a person; calendars may still show it. */
export interface AnnouncedShift {
  readonly id: string;
  /** Empty for an open shift. */
  readonly employeeName: string;
  readonly date: LocalDate;
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
  readonly role: string;
  /** The publication that removed or moved the shift, in epoch milliseconds. */
  readonly at: number;
}

/** One shift that a publication changes: its published states before and after. */
export interface AnnouncedChange {
  readonly id: string;
  readonly before: readonly Shift[];
  readonly after: readonly Shift[];
}

const KEPT_WEEKS = 8;
/**
 * Space for several busy weeks unpublished at once; beyond the maximum, the oldest announcements are dropped.
 */
const MAX_ANNOUNCED = 2000;

/**
 * The announcements outdated after a publication: shifts removed, canceled, reassigned or moved to another
 * day. `announced` is the earlier list, `at` is epoch milliseconds. Keeps each announcement for eight weeks
 * or until the day is past.
 */
export function announcedAfter(
  announced: readonly AnnouncedShift[],
  changes: Iterable<AnnouncedChange>,
  at: number,
): readonly AnnouncedShift[] {
  const kept = new Map(announced.map((shift) => [placeOf(shift), shift]));
  const gone = new Map<string, AnnouncedShift>();
  for (const { id, before, after } of changes) {
    const now = new Set(announcedIn(id, after, at).map(placeOf));
    // The shift is again as announced, so nothing needs canceling.
    for (const place of now) kept.delete(place);
    for (const outdated of announcedIn(id, before, at))
      if (!now.has(placeOf(outdated))) gone.set(placeOf(outdated), outdated);
  }
  // Sorted: memory and database visit the changes in different orders.
  for (const place of [...gone.keys()].sort()) {
    const outdated = gone.get(place);
    kept.delete(place);
    if (outdated) kept.set(place, outdated);
  }
  const oldest = at - KEPT_WEEKS * 7 * DAY_MS;
  // A day early, since the restaurant's time zone is unknown here.
  const firstDay = addDays(fromUtcDate(new Date(at)), -1);
  return [...kept.values()]
    .filter((shift) => shift.at > oldest && shift.date >= firstDay)
    .slice(-MAX_ANNOUNCED);
}

/** The announcements of the shift that a publication at that instant, in epoch milliseconds, outdates. */
function announcedIn(id: string, published: readonly Shift[], at: number): readonly AnnouncedShift[] {
  return published.filter(isCounted).map((shift) => {
    const { date, startTime, endTime, role } = shift;
    const employeeName = isOpenShift(shift) ? OPEN_SHIFT_NAME : shift.employeeName.trim();
    return { id, employeeName, date, startTime, endTime, role, at };
  });
}

function placeOf({ id, employeeName, date }: AnnouncedShift): string {
  return `${date} ${nameKey(employeeName)} ${id}`;
}
