import type { ScheduleKeeper } from '@/stores/browser-storage/keys/schedule-storage';

/** Keeps nothing: the data is a newer Brigade's, or there is no room to bring it to this version, or it is erased. */
export const READ_ONLY_KEEPER: ScheduleKeeper = {
  canEdit: () => false,
  writeAhead: () => false,
  record() {},
  withdraw() {},
  flush() {},
  whenStored: () => Promise.resolve(false),
  isConcernedBy: () => false,
  readForeign: () => undefined,
};
