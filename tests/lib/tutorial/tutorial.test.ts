import fc from 'fast-check';
import {
  back,
  canResume,
  completeAction,
  end,
  LAST_STEP,
  next,
  progressPercent,
  resume,
  showStep,
  start,
  type Tutorial,
  toggle,
  UNSEEN_TUTORIAL,
  waitsForAction,
} from '@/lib/tutorial/tutorial';
import { TUTORIAL_STEP_IDS } from '@/lib/tutorial/tutorial-step';
import { stepAt, TUTORIAL_STEPS } from '@/lib/tutorial/tutorial-steps';
import { rounds, seed } from '@/tests/support/rounds';

const ACTION_STEP = TUTORIAL_STEP_IDS.indexOf('employee-management');
const MOVES = { start, resume, toggle, next, back, end, completeAction } as const;

const anyMoves = fc.array(fc.constantFrom(...(Object.keys(MOVES) as (keyof typeof MOVES)[])), {
  maxLength: 60,
});
const anyStored = fc.record({
  hasSeen: fc.boolean(),
  lastCompletedStep: fc.option(fc.oneof(fc.integer(), fc.double()), { nil: undefined }),
});

function ended(at: number): Tutorial {
  return { ...UNSEEN_TUTORIAL, hasSeen: true, lastCompletedStep: at };
}

test('the tutorial has the nine steps, keys and the required action of the specification', () => {
  expect(TUTORIAL_STEPS.map(({ id, keyboardShortcut }) => [id, keyboardShortcut])).toEqual([
    ['welcome', undefined],
    ['calendar', 'Shift+C'],
    ['employee-management', 'Shift+E'],
    ['add-shift', 'Shift+N'],
    ['recurring-shifts', undefined],
    ['shift-templates', 'Shift+M'],
    ['insights', 'Shift+I'],
    ['help', undefined],
    ['finish', undefined],
  ]);
  const asking = TUTORIAL_STEPS.filter(({ requireAction }) => requireAction);
  expect(asking.map(({ id, requireAction }) => [id, requireAction?.path])).toEqual([
    ['employee-management', '/employees'],
  ]);
  expect(stepAt(3)).toBe(TUTORIAL_STEPS[3]);
  expect(stepAt(99).id).toBe('finish');
});

test('the tutorial goes through all nine steps and is stored as seen at the end', () => {
  let tutorial = start(UNSEEN_TUTORIAL);
  const percents: number[] = [];
  for (let index = 0; index <= LAST_STEP; index += 1) {
    expect(tutorial.index).toBe(index);
    percents.push(progressPercent(tutorial));
    tutorial = next(completeAction(tutorial));
  }
  expect(percents).toEqual([0, 12.5, 25, 37.5, 50, 62.5, 75, 87.5, 100]);
  expect(tutorial).toMatchObject({ index: null, hasSeen: true, lastCompletedStep: LAST_STEP });
  expect(tutorial.viewedSteps).toEqual(TUTORIAL_STEP_IDS);
});

test('the tutorial waits at the employee step until its action is done, and again after a new start', () => {
  const asking = showStep(UNSEEN_TUTORIAL, ACTION_STEP);
  expect(waitsForAction(asking)).toBe(true);
  expect(next(asking)).toBe(asking);
  const done = completeAction(asking);
  expect(next(done).index).toBe(ACTION_STEP + 1);
  expect(waitsForAction(back(next(done)))).toBe(false);
  expect(waitsForAction(showStep(start(end(done)), ACTION_STEP))).toBe(true);
});

test('resume continues after the last completed step, or at the first step if none is stored', () => {
  expect(resume(ended(3)).index).toBe(4);
  expect(resume(ended(LAST_STEP)).index).toBe(LAST_STEP);
  expect(resume(UNSEEN_TUTORIAL).index).toBe(0);
});

test('toggle starts, resumes or ends the tutorial', () => {
  expect(toggle(UNSEEN_TUTORIAL).index).toBe(0);
  expect(toggle(ended(4)).index).toBe(5);
  expect(toggle(showStep(UNSEEN_TUTORIAL, 6))).toMatchObject({
    index: null,
    hasSeen: true,
    lastCompletedStep: 6,
  });
});

test('the tutorial can be resumed only if seen, and only if the last completed step is stored', () => {
  expect(canResume(UNSEEN_TUTORIAL)).toBe(false);
  expect(canResume({ ...UNSEEN_TUTORIAL, hasSeen: true })).toBe(false);
  expect(canResume({ ...UNSEEN_TUTORIAL, lastCompletedStep: 2 })).toBe(false);
  expect(canResume(ended(0))).toBe(true);
  expect(canResume(ended(LAST_STEP - 1))).toBe(true);
});

test('toggle starts over instead of resuming a finished tutorial', () => {
  for (const step of [LAST_STEP, LAST_STEP + 0.5, 99]) {
    expect(canResume(ended(step))).toBe(false);
    expect(toggle(ended(step)).index).toBe(0);
  }
  expect(toggle({ ...ended(LAST_STEP), lastCompletedStep: undefined }).index).toBe(0);
  const left = end(next(toggle(ended(LAST_STEP))));
  expect(canResume(left)).toBe(true);
  expect(toggle(left).index).toBe(2);
});

test('the tutorial stays within the nine steps for any stored state and any moves', () => {
  fc.assert(
    fc.property(anyStored, anyMoves, (stored, moves) => {
      let tutorial: Tutorial = { ...UNSEEN_TUTORIAL, ...stored };
      for (const move of moves) {
        const before = tutorial;
        tutorial = MOVES[move](before);
        const { index, viewedSteps } = tutorial;
        if (index !== null) {
          expect(Number.isInteger(index) && index >= 0 && index <= LAST_STEP).toBe(true);
          expect(viewedSteps).toContain(TUTORIAL_STEP_IDS[index]);
        } else if (before.index !== null) {
          expect(tutorial).toMatchObject({ hasSeen: true, lastCompletedStep: before.index });
        }
        expect(new Set(viewedSteps).size).toBe(viewedSteps.length);
        expect(progressPercent(tutorial)).toBeGreaterThanOrEqual(0);
        expect(progressPercent(tutorial)).toBeLessThanOrEqual(100);
        if (move === 'back' && before.index === 0) expect(index).toBe(0);
        if (move === 'next' && waitsForAction(before)) expect(tutorial).toBe(before);
      }
    }),
    { numRuns: rounds(300), ...seed },
  );
});
