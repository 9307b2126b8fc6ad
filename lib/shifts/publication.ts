import type { Shift } from './shift';

/** How a shift stood in the schedule that was published last; without `published` it was not in it. */
export interface PublishedShift {
  readonly id: string;
  readonly published?: Shift;
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
}

export const PUBLICATION_ID = 'publication';

/** The shifts that differ from the last publication, by their id, each as it was published. */
export type Unpublished = ReadonlyMap<string, PublishedShift>;

export const NOTHING_UNPUBLISHED: Unpublished = new Map();

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
