import type { Fields } from '@/lib/saved-data/records/fields';
import type { RecordKind, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';

/** A change with the device that made it. */
export interface SignedChange extends ScheduleChange {
  /** The id of the device. */
  readonly device: string;
  /** Counted by the device from 1 on, without a gap: what is known of a device is one number. */
  readonly n: number;
  /**
   * Hybrid logical clock (Kulkarni et al., 2014), in milliseconds: later than all the device had seen when it made the change, and
   * not before its own clock. It orders edits of one thing; `at` is what the device's clock said, and is only shown.
   */
  readonly clock: number;
}

/** By device, the number of its last change that is known. */
export type Vector = Readonly<Record<string, number>>;

/** What two devices have done to the same; `mine` is of the change that came second into the order. */
export interface Conflict {
  /** The change that came second. */
  readonly changeId: string;
  readonly kind: RecordKind;
  /** The id of the record. */
  readonly id: string;
  /** The name of the group of fields; empty where a whole record is at stake: it was removed by one of the two. */
  readonly group: string;
  /** The fields of the group, or the whole record; absent where it was removed. */
  readonly mine?: Fields;
  readonly theirs?: Fields;
  /** Which of them stands now. */
  readonly stood: 'mine' | 'theirs';
  /** The device whose change came first. */
  readonly by: string;
}

/** A change of this device that is not in the shared order yet. */
export interface Waiting {
  /** As it was made. Only this is ever merged: merging what was merged before would take others' edits for one's own. */
  readonly made: SignedChange;
  /** The place in the list of news up to which it was made with knowledge of them. */
  readonly since: number;
  /** What it does behind all that is shared now. */
  readonly now: SignedChange;
  readonly conflicts: readonly Conflict[];
  /** Of a publication: shifts that others have touched unseen, by id, as they were shown then; null: there was none. */
  readonly shown?: Readonly<Record<string, Shift | null>>;
}

/** Whether the first is the later edit of one thing: the same for all devices. */
export function isLater(
  one: Pick<SignedChange, 'clock' | 'device'>,
  other: Pick<SignedChange, 'clock' | 'device'>,
): boolean {
  return one.clock > other.clock || (one.clock === other.clock && one.device > other.device);
}
