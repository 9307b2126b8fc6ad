import type { ScheduleKeeper } from './persistence-ports';

/**
 * Stores nothing: a newer Brigade has written the data, there is no space to migrate the data, or everything
 * was erased.
 */
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
