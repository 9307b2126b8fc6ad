import { sequenceAt } from '@/lib/calendar-file/sequence';
import { nameKey } from '@/lib/employees/employee';
import { findShift, type ScheduleIndex } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { type ToldChange, type ToldShift, toldAfter, toldIn, withNewNamesTold } from './told';

/** A shift as last published; without `published` it was not included. */
export interface PublishedShift {
  readonly id: string;
  readonly published?: Shift;
}

/** What the last publication changed: each shift as published the time before. */
interface BeforePublication {
  /** When that was published, in epoch milliseconds. */
  readonly at: number;
  readonly shifts: readonly PublishedShift[];
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
}

export const PUBLICATION_ID = 'publication';

/** With more changes than this everybody is affected, and the whole week is shared instead. */
const MAX_CHANGES_KEPT = 2000;

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
  const changes = Array.from(unpublished.values(), ({ id, published }) => ({
    id,
    before: listOf(published),
    after: listOf(findShift(shifts, id)),
  }));
  const { shiftCount } = shifts;
  return {
    id: PUBLICATION_ID,
    at,
    shiftCount,
    since: [],
    ...toldFields(publication, changes, at),
    ...(before && { before }),
  };
}

/**
 * What a publication at that instant, in epoch milliseconds, keeps for calendars, after the one before it. Two within a
 * minute, and a clock set back, raise the sequence too.
 */
function toldFields(
  before: Publication | undefined,
  changes: Iterable<ToldChange>,
  at: number,
): Required<Pick<Publication, 'told' | 'sequence'>> {
  return {
    told: toldAfter(toldBefore(before), changes, at),
    sequence: Math.max(sequenceAt(at), before ? calendarSequence(before) + 1 : 0),
  };
}

function listOf(shift: Shift | undefined): readonly Shift[] {
  return shift ? [shift] : [];
}

/** What earlier publications told, to be compared with what is published now. */
export function toldBefore(publication: Publication | undefined): readonly ToldShift[] {
  const { told, before } = publication ?? {};
  if (told || !before) return told ?? [];
  // Published by an older build, which kept the last changes only.
  return before.shifts.flatMap(({ id, published }) =>
    toldIn(id, listOf(published), publication?.at ?? before.at),
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
 * The publication with the new names, by the key of each old one, in its earlier shifts; the same object when no name
 * is new.
 */
export function withNewNamesBefore(
  publication: Publication,
  names: ReadonlyMap<string, string>,
): Publication {
  const told = publication.told && withNewNamesTold(publication.told, names);
  const renamed = told === publication.told ? publication : { ...publication, ...(told && { told }) };
  const { before } = renamed;
  if (!before || names.size === 0) return renamed;
  let isSame = true;
  const shifts = before.shifts.map((entry) => {
    const name = entry.published && names.get(nameKey(entry.published.employeeName));
    if (!entry.published || name === undefined) return entry;
    isSame = false;
    return { ...entry, published: { ...entry.published, employeeName: name } };
  });
  return isSame ? renamed : { ...renamed, before: { ...before, shifts } };
}

/** The shifts that differed when the publication was stored. */
export function unpublishedSince(publication: Publication | undefined): Unpublished {
  if (!publication || publication.since.length === 0) return NOTHING_UNPUBLISHED;
  return new Map(publication.since.map((shift) => [shift.id, shift]));
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

/** How many shifts publishing would notify of: all of them the first time. */
export function unpublishedCount(schedule: {
  readonly publication: Publication | undefined;
  readonly unpublished: Unpublished;
  readonly shifts: { readonly shiftCount: number };
}): number {
  return schedule.publication ? schedule.unpublished.size : schedule.shifts.shiftCount;
}
