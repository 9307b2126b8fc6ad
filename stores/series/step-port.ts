import type { Schedule } from '@/lib/shifts/change/schedule';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';

type StepCompletion = (step: ScheduleChange, schedule: Schedule) => ScheduleChange;

let complete: StepCompletion = (step) => step;

/** Sets what else an undo or redo does; it comes with the script of the series. Until then nothing. */
export function setStepCompletion(completion: StepCompletion): void {
  complete = completion;
}

/** The undo or redo with what else it does in that schedule. */
export function completedStep(step: ScheduleChange, schedule: Schedule): ScheduleChange {
  return complete(step, schedule);
}
