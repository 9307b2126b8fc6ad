import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { intervalOn } from '@/lib/time/interval-on';
import { daysBetween, type LocalDate } from '@/lib/time/local-date';

/** Where a shift stands at a minute of a day. Nobody works a canceled one, whatever its times. */
export type DayStage = 'now' | 'later' | 'finished' | 'canceled';

/** In the order in which they are shown. */
const STAGES: readonly DayStage[] = ['now', 'later', 'finished', 'canceled'];

export interface DayStageGroup {
  readonly stage: DayStage;
  readonly shifts: readonly Shift[];
}

/**
 * The stage of a shift at that minute of the day, 0 to 1439. The minute of its start belongs to it and that of its end
 * does not, so that of two shifts that touch one is on. One of the day before is on until the end of its night.
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

/** The shifts of the day by stage, each in the given order; a stage without shifts is left out. */
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
