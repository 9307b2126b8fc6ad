import { nameKey } from '@/lib/employees/employee';
import type { Shift } from '@/lib/shifts/shift/shift';

/** How a shift stood in the schedule that was published last; without `published` it was not in it. */
export interface PublishedShift {
  readonly id: string;
  readonly published?: Shift;
}

/** What the last publication told anew: each shift as the team had been told of it the time before. */
interface BeforePublication {
  /** When it had been told, in epoch milliseconds. */
  readonly at: number;
  readonly shifts: readonly PublishedShift[];
}

/** The schedule as it was published last. */
export interface Publication {
  /** Always `publication`: there is one. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly shiftCount: number;
  /** What differed from it already when it was put there: nothing when it was published, perhaps something restored. */
  readonly since: readonly PublishedShift[];
  /** Left out until a later publication changes something, and where it changes a great deal. */
  readonly before?: BeforePublication;
}

export const PUBLICATION_ID = 'publication';

/** With more changes than this everybody is affected, and the whole week is told. */
const MAX_CHANGES_KEPT = 2000;

/** The shifts that differ from the last publication, by their id, each as it was published. */
export type Unpublished = ReadonlyMap<string, PublishedShift>;

export const NOTHING_UNPUBLISHED: Unpublished = new Map();

/** The schedule published as it stands, at that moment in epoch milliseconds. */
export function publicationAt(
  at: number,
  { publication, unpublished, shifts: { shiftCount } }: Parameters<typeof unpublishedCount>[0],
): Publication {
  const before = beforePublication(publication, unpublished);
  return { id: PUBLICATION_ID, at, shiftCount, since: [], ...(before && { before }) };
}

function beforePublication(
  publication: Publication | undefined,
  unpublished: Unpublished,
): BeforePublication | undefined {
  // One that changes nothing takes no news away: what changed is still what the one before it told.
  if (!publication || unpublished.size === 0) return publication?.before;
  if (unpublished.size > MAX_CHANGES_KEPT) return undefined;
  return { at: publication.at, shifts: [...unpublished.values()] };
}

/** The publication with the new names, by the key of each old one, in what was told before; the same where none is new. */
export function withNewNamesBefore(
  publication: Publication,
  names: ReadonlyMap<string, string>,
): Publication {
  const { before } = publication;
  if (!before || names.size === 0) return publication;
  let isSame = true;
  const shifts = before.shifts.map((told) => {
    const name = told.published && names.get(nameKey(told.published.employeeName));
    if (!told.published || name === undefined) return told;
    isSame = false;
    return { ...told, published: { ...told.published, employeeName: name } };
  });
  return isSame ? publication : { ...publication, before: { ...before, shifts } };
}

/** The shifts that differed when the publication was put there. */
export function unpublishedSince(publication: Publication | undefined): Unpublished {
  if (!publication || publication.since.length === 0) return NOTHING_UNPUBLISHED;
  return new Map(publication.since.map((shift) => [shift.id, shift]));
}

/** The publication with what differs from it now, so that it can be put anywhere as a whole. */
export function publicationNow({
  publication,
  unpublished,
}: {
  readonly publication: Publication | undefined;
  readonly unpublished: Unpublished;
}): Publication | undefined {
  return publication && { ...publication, since: [...unpublished.values()] };
}

/** How many shifts publishing would tell of: all of them before the first time. */
export function unpublishedCount(schedule: {
  readonly publication: Publication | undefined;
  readonly unpublished: Unpublished;
  readonly shifts: { readonly shiftCount: number };
}): number {
  return schedule.publication ? schedule.unpublished.size : schedule.shifts.shiftCount;
}
