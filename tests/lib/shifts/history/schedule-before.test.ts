import fc from 'fast-check';
import { followRenames, renamesIn } from '@/lib/shifts/change/follow-renames';
import { EMPTY_HISTORY, type History, historyAfter } from '@/lib/shifts/change/history';
import { applyChange, EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import {
  awaitingRepairAfter,
  awaitingRepairEntry,
  invertChange,
  publicationEntry,
  repeatChange,
  type ScheduleChange,
  shiftEntry,
} from '@/lib/shifts/change/schedule-change';
import { type FullSchedule, scheduleBefore } from '@/lib/shifts/history/schedule-before';
import { publicationAt } from '@/lib/shifts/publication/publication';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { anyEdits, changeFor, type Edit } from '@/tests/support/arbitraries';
import { changeOf, day, plain, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

interface Moment extends FullSchedule {
  readonly history: History;
}

const START: Moment = { schedule: EMPTY_SCHEDULE, awaitingRepair: [], history: EMPTY_HISTORY };

const afterChange = (now: Moment, change: ScheduleChange): Moment => ({
  schedule: applyChange(now.schedule, change),
  awaitingRepair: awaitingRepairAfter(now.awaitingRepair, change),
  history: historyAfter(now.history, change),
});
const comparable = ({ schedule, awaitingRepair }: FullSchedule) => ({ ...plain(schedule), awaitingRepair });

interface Act {
  readonly kind: 'edit' | 'undo' | 'redo' | 'import' | 'publish';
  readonly edits: readonly Edit[];
  readonly which: number;
}

const anyAct: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('edit', 'edit', 'edit', 'undo', 'undo', 'redo', 'import', 'publish'),
  edits: anyEdits,
  which: fc.nat(20),
});

/** The change of the act, as the schedule's store would make it; undefined if there is nothing to do. */
function changeBy({ schedule, history }: Moment, act: Act, id: string): ScheduleChange | undefined {
  switch (act.kind) {
    case 'edit':
      return changeFor(schedule, act.edits, id);
    case 'import':
      return { ...changeFor(schedule, act.edits, id), origin: 'import' };
    case 'publish':
      return {
        ...changeOf([publicationEntry(undefined, publicationAt(1, schedule))], id),
        origin: 'publish',
      };
    case 'undo': {
      // Often one in the middle, as the button of an older notice does it.
      const place = act.which % Math.max(history.undo.length, 1);
      const step = history.undo[place];
      const later = renamesIn(history.undo.slice(place + 1));
      return step && followRenames(invertChange(step, id, 2), later);
    }
    case 'redo': {
      const step = history.redo.at(-1);
      return step && repeatChange(step, id, 2);
    }
  }
}

/** Plays the acts; returns the states before each change and the log. */
function playActs(acts: readonly Act[]) {
  const moments = [START];
  const log: ScheduleChange[] = [];
  for (const [index, act] of acts.entries()) {
    const now = moments.at(-1) ?? START;
    const change = changeBy(now, act, `change-${index}`);
    if (!change) continue;
    log.push(change);
    moments.push(afterChange(now, change));
  }
  return { moments, log };
}

const manyActs = fc.array(anyAct, { minLength: 1, maxLength: 25 });

describe('scheduleBefore', () => {
  test('returns the schedule before a change, despite later edits, undos, redos, imports and publications', () => {
    fc.assert(
      fc.property(manyActs, (acts) => {
        const { moments, log } = playActs(acts);
        const now = moments.at(-1) ?? START;
        for (const [index, { id, entries }] of log.entries()) {
          const earlier = scheduleBefore(now, log, id);
          if (entries.length === 0) expect(earlier).toBeUndefined();
          else expect(earlier && comparable(earlier)).toEqual(comparable(moments[index] ?? START));
        }
      }),
      { numRuns: rounds(150), ...seed },
    );
  });

  test('needs only the end of the log from the change on, and returns undefined without the change', () => {
    fc.assert(
      fc.property(manyActs, fc.nat(25), (acts, cut) => {
        const { moments, log } = playActs(acts);
        const now = moments.at(-1) ?? START;
        const begins = cut % Math.max(log.length, 1);
        for (const [index, { id }] of log.entries()) {
          const earlier = scheduleBefore(now, log.slice(begins), id);
          if (index < begins) expect(earlier).toBeUndefined();
          else if (earlier) expect(comparable(earlier)).toEqual(comparable(moments[index] ?? START));
        }
      }),
      { numRuns: rounds(150), ...seed },
    );
  });

  test('omits the publication and the unpublished changes', () => {
    const shift = shiftAt('09:00-17:00', { id: 'one' });
    const schedule = scheduleOf({ shifts: [shift] });
    const published = applyChange(
      schedule,
      changeOf([publicationEntry(undefined, publicationAt(1, schedule))]),
    );
    const gone = changeOf([shiftEntry(shift, undefined)], 'gone');
    const now = { schedule: applyChange(published, gone), awaitingRepair: [] };
    const earlier = scheduleBefore(now, [gone], 'gone');
    expect(earlier?.schedule.publication).toBeUndefined();
    expect(earlier?.schedule.unpublished.size).toBe(0);
    expect(earlier?.schedule.shifts.shiftCount).toBe(1);
  });

  test('includes an unreadable record that was repaired later', () => {
    const unreadable = { id: 'odd', stored: { date: 'soon' } };
    const repair = changeOf(
      [
        awaitingRepairEntry(unreadable, undefined),
        shiftEntry(undefined, shiftAt('09:00-17:00', { id: 'odd' })),
      ],
      'repair',
    );
    const now = afterChange(START, repair);
    const earlier = scheduleBefore(now, [repair], 'repair');
    expect(earlier?.awaitingRepair).toEqual([unreadable]);
    expect(earlier?.schedule.shifts.shiftCount).toBe(0);
  });

  test('returns undefined for a change without entries, such as the first mark of a new log', () => {
    const mark = { ...changeOf([], 'mark'), origin: 'import' as const };
    expect(scheduleBefore(START, [mark], 'mark')).toBeUndefined();
    expect(scheduleBefore(START, [mark], 'other')).toBeUndefined();
  });

  test('takes less than 200 ms for 10,000 shifts and 1,000 steps', () => {
    const shifts = Array.from({ length: 10_000 }, (_, number) =>
      shiftAt('09:00-17:00', {
        id: `s${number}`,
        date: addDays(day('2026-01-01'), Math.floor(number / 45)),
        employeeName: `Person ${number % 45}`,
      }),
    );
    let now: Moment = { ...START, schedule: scheduleOf({ shifts }) };
    const log: ScheduleChange[] = [];
    const current = new Map(shifts.map((shift) => [shift.id, shift]));
    for (let step = 0; step < 1000; step += 1) {
      const entries = [0, 1, 2].flatMap((offset) => {
        const before = current.get(`s${(step * 37 + offset) % 10_000}`);
        if (!before) return [];
        const moved: Shift = { ...before, date: addDays(before.date, 1) };
        current.set(before.id, moved);
        return [shiftEntry(before, moved)];
      });
      const change = changeOf(entries, `step-${step}`);
      log.push(change);
      now = afterChange(now, change);
    }
    const times = Array.from({ length: 5 }, () => {
      const begun = performance.now();
      expect(scheduleBefore(now, log, 'step-0')?.schedule.shifts.shiftCount).toBe(10_000);
      return performance.now() - begun;
    });
    expect(Math.min(...times)).toBeLessThan(200);
  });
});
