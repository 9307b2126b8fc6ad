import type { Fields } from '@/lib/saved-data/records/fields';
import type { RecordKind, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';

/** A change with the device that made it. */
export interface SignedChange extends ScheduleChange {
  readonly device: string;
  /** Consecutive per device, from 1: one number describes all known changes of a device. */
  readonly n: number;
  /**
   * Hybrid logical clock (Kulkarni et al., 2014) in milliseconds: later than every change that the device had seen, and
   * never before the device's own clock. Orders edits of one record. `at` is the device's clock, for display only.
   */
  readonly clock: number;
}

/** The number of the last known change by device. */
export type Vector = Readonly<Record<string, number>>;

/** Two devices changed the same data. `mine` belongs to the change that is second in the shared order. */
export interface Conflict {
  /** The id of the second change. */
  readonly changeId: string;
  readonly kind: RecordKind;
  /** The record's id. */
  readonly id: string;
  /** The name of the field group; empty if one device removed the record. */
  readonly group: string;
  /** The group's fields, or the entire record; absent for the side that removed the record. */
  readonly mine?: Fields;
  readonly theirs?: Fields;
  /** The winner. */
  readonly stood: 'mine' | 'theirs';
  /** The id of the device whose change was first. */
  readonly by: string;
}

/** A change of this device that is not yet in the shared order. */
export interface Waiting {
  /** The original edit. Rebasing starts from here: a rebased change would present others' edits as this device's. */
  readonly made: SignedChange;
  /**
   * The position in the list of news up to which the device knew the news when the device made the change.
   */
  readonly since: number;
  /** The change rebased onto everything shared so far. */
  readonly now: SignedChange;
  readonly conflicts: readonly Conflict[];
  /**
   * For a publication: shifts by id that others changed unseen, as the user saw each shift; null for an
   * absent shift.
   */
  readonly shown?: Readonly<Record<string, Shift | null>>;
}

/** Whether `one` is the later edit. Every device gets the same result; the device id breaks ties. */
export function isLater(
  one: Pick<SignedChange, 'clock' | 'device'>,
  other: Pick<SignedChange, 'clock' | 'device'>,
): boolean {
  return one.clock > other.clock || (one.clock === other.clock && one.device > other.device);
}
