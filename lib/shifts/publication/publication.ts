import { sequenceAt } from '@/lib/calendar-file/sequence';
import { findShift, type ScheduleIndex } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { type DaySpan, isPublishedDay, type PublishedDays } from './published-days';
import { type ToldChange, type ToldShift, toldAfter, toldIn } from './told';

/**
 * A shift as last published; without `published` it was not included. Days are published apart from each other: one that
 * was moved between them is on several until all of these are published again, and `also` has the others.
 */
export interface PublishedShift {
  readonly id: string;
  readonly published?: Shift;
  readonly also?: readonly Shift[];
}

/** The shift on every day on which it was published; none where it was not included. */
export function publishedStates({ published, also = [] }: PublishedShift): readonly Shift[] {
  return published ? [published, ...also] : also;
}

/** The record of those states. */
export function publishedAs(id: string, states: readonly Shift[]): PublishedShift {
  const [published, ...also] = states;
  return { id, ...(published && { published }), ...(also.length > 0 && { also }) };
}

/** What the last publication changed: each shift as published the time before. */
export interface BeforePublication {
  /** When that was published, in epoch milliseconds. */
  readonly at: number;
  readonly shifts: readonly PublishedShift[];
}

/**
 * What a publication does to some days, all others being left as they are. It is carried out wherever the change stands in
 * the order of all tabs: so two tabs that publish different weeks publish both.
 */
export interface PublicationAct {
  /** `putBack` restores days as they were published before they were unpublished. */
  readonly kind: 'publish' | 'unpublish' | 'putBack';
  /** In order, and apart from each other. */
  readonly spans: readonly DaySpan[];
  /** Of `publish`: pending shifts stay as they were published, or drafts. */
  readonly holdsPendingBack?: boolean;
  /**
   * Of `putBack`: when the days had been published. Of `unpublish`: when those that it takes had been; a day that was
   * published since then stays. Absent in changes of older builds, which take all.
   */
  readonly days?: readonly PublishedDays[];
  /** Of `putBack`: everything on the days as it was published. */
  readonly shifts?: readonly Shift[];
}

/** The schedule as last published. */
export interface Publication {
  /** Always `publication`: there is only one. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly shiftCount: number;
  /** What already differed from it when it was stored: empty on publishing, possibly not after a restore. */
  readonly since: readonly PublishedShift[];
  /** Absent until a later publication changes something, and when it changes too much. */
  readonly before?: BeforePublication;
  /** What earlier publications told and no longer holds; absent in publications of older builds. */
  readonly told?: readonly ToldShift[];
  /** See `calendarSequence`. */
  readonly sequence?: number;
  /** Which days are published; absent in one of the whole schedule, which is of all days. */
  readonly days?: readonly PublishedDays[];
  /** Only in a change: what it does to some of the days. Without it the publication stands as it is given. */
  readonly act?: PublicationAct;
}

export const PUBLICATION_ID = 'publication';

/** With more changes than this everybody is affected, and the whole week is shared instead. */
export const MAX_CHANGES_KEPT = 2000;

/** The shifts that differ from the last publication, by id, each as published. */
export type Unpublished = ReadonlyMap<string, PublishedShift>;

export const NOTHING_UNPUBLISHED: Unpublished = new Map();

/** The current schedule published at that instant, in epoch milliseconds. */
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
    ...toldWith(publication, changes, at),
    ...(before && { before }),
  };
}

/** What was told and no longer holds once the publication has changed so at that instant, and how its files say so. */
export function toldWith(
  publication: Publication | undefined,
  changes: Iterable<ToldChange>,
  at: number,
): Required<Pick<Publication, 'told' | 'sequence'>> {
  return {
    told: toldAfter(toldBefore(publication), changes, at),
    // Two publications within a minute, and a clock set back, raise it too.
    sequence: Math.max(sequenceAt(at), publication ? calendarSequence(publication) + 1 : 0),
  };
}

/** What earlier publications told, to be compared with what is published now. */
export function toldBefore(publication: Publication | undefined): readonly ToldShift[] {
  const { told, before } = publication ?? {};
  if (told || !before) return told ?? [];
  // Published by an older build, which kept the last changes only.
  return before.shifts.flatMap((entry) =>
    toldIn(entry.id, publishedStates(entry), publication?.at ?? before.at),
  );
}

/**
 * The SEQUENCE of a publication's calendar files, higher with each publication: minutes since 2020, more only where
 * that would not raise it.
 */
export function calendarSequence({ at, sequence }: Pick<Publication, 'at' | 'sequence'>): number {
  return sequence ?? sequenceAt(at);
}

function beforePublication(
  publication: Publication | undefined,
  unpublished: Unpublished,
): BeforePublication | undefined {
  // Publishing without changes keeps the previous list: it is still what the team was last notified of.
  if (!publication || unpublished.size === 0) return publication?.before;
  if (unpublished.size > MAX_CHANGES_KEPT) return undefined;
  return { at: publication.at, shifts: [...unpublished.values()] };
}

/**
 * The shifts that differed when the publication was stored. What is said of days that are not published counts for
 * nothing: a build that knew no days may have noted it.
 */
export function unpublishedSince(publication: Publication | undefined): Unpublished {
  if (!publication || publication.since.length === 0) return NOTHING_UNPUBLISHED;
  return differencesOn(publication, publication.since);
}

/** The stored differences as a map, without the states of days that are not published. */
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

/**
 * The schedule without differences that are none: of a shift that is on no published day, and was published on none. It
 * has to hold all shifts. The same object when it has none of these.
 */
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

/** The publication with its current differences, so that it can be stored anywhere as a whole. */
export function publicationNow({
  publication,
  unpublished,
}: {
  readonly publication: Publication | undefined;
  readonly unpublished: Unpublished;
}): Publication | undefined {
  return publication && { ...publication, since: [...unpublished.values()] };
}

/** How many shifts of published days differ; before the first publication all shifts there are. */
export function unpublishedCount(schedule: {
  readonly publication: Publication | undefined;
  readonly unpublished: Unpublished;
  readonly shifts: { readonly shiftCount: number };
}): number {
  return schedule.publication ? schedule.unpublished.size : schedule.shifts.shiftCount;
}
