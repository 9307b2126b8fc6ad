import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { type ScheduleChange, undatedAfter } from '@/lib/shifts/change/schedule-change';
import type { UndatedShift } from '@/lib/shifts/shift/shift';

/** The whole schedule as it is stored: with the shifts that wait for repair. */
export interface SavedSchedule {
  readonly schedule: Schedule;
  readonly undated: readonly UndatedShift[];
}

/** The saved schedule after the change. Applying one twice is the same as once. */
export function savedAfter({ schedule, undated }: SavedSchedule, change: ScheduleChange): SavedSchedule {
  return { schedule: applyChange(schedule, change), undated: undatedAfter(undated, change) };
}
