import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { intervalOn } from '@/lib/time/interval-on';
import { daysBetween, type LocalDate } from '@/lib/time/local-date';

export type DayStage = 'now' | 'later' | 'finished' | 'canceled';

/** In display order. */
const STAGES: readonly DayStage[] = ['now', 'later', 'finished', 'canceled'];

export interface DayStageGroup {
  readonly stage: DayStage;
  readonly shifts: readonly Shift[];
}

/**
 * `minute` is 0 to 1439. The end minute is excluded: of two touching shifts, only one is in the stage `now`.
 */
export function stageOf(shift: Shift, date: LocalDate, minute: number): DayStage {
  if (!isCounted(shift)) return 'canceled';
  const { startMinute, endMinute } = intervalOn(
    daysBetween(date, shift.date),
    shift.startTime,
    shift.endTime,
  );
  if (minute < startMinute) return 'later';
  return minute < endMinute ? 'now' : 'finished';
}

/** Keeps the given order; omits empty stages. */
export function groupByStage(
  shifts: readonly Shift[],
  date: LocalDate,
  minute: number,
): readonly DayStageGroup[] {
  const byStage = new Map<DayStage, Shift[]>();
  for (const shift of shifts) {
    const stage = stageOf(shift, date, minute);
    const group = byStage.get(stage);
    if (group) group.push(shift);
    else byStage.set(stage, [shift]);
  }
  return STAGES.flatMap((stage) => {
    const group = byStage.get(stage);
    return group ? [{ stage, shifts: group }] : [];
  });
}
