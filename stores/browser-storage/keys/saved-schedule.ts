import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { awaitingRepairAfter, type ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';

/** Includes the shifts awaiting repair. */
export interface SavedSchedule {
  readonly schedule: Schedule;
  readonly awaitingRepair: readonly ShiftAwaitingRepair[];
}

/** The saved schedule after the change. Idempotent: applying a change twice has the effect of applying it once. */
export function savedAfter(
  { schedule, awaitingRepair }: SavedSchedule,
  change: ScheduleChange,
): SavedSchedule {
  return {
    schedule: applyChange(schedule, change),
    awaitingRepair: awaitingRepairAfter(awaitingRepair, change),
  };
}
