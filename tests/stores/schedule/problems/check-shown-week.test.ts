/** @jest-environment jsdom */

import { employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { addDays } from '@/lib/time/local-date';
import { persisted } from '@/stores/app/gateway';
import { liveSchedule } from '@/stores/app/schedule-store';
import { readPreferences, writePreferences } from '@/stores/preferences/stored-preferences';
import {
  checkNewlyShownWeek,
  checkShownWeek,
  currentProblems,
} from '@/stores/schedule/problems/check-shown-week';
import { ignoreProblem, showProblemAgain } from '@/stores/schedule/problems/ignore';
import { problemsStore } from '@/stores/schedule/problems/problems';
import { openDialog } from '@/stores/ui/dialogs';
import { MONDAY, openSchedule, THURSDAY, WEEK } from '@/tests/support/app-schedule';
import { employeeOf, shiftAt } from '@/tests/support/records';
import { setSettings } from '@/tests/support/set-settings';

const shift = (id: string, times: string, date = THURSDAY, employeeName = 'Ana') =>
  shiftAt(times, { id, date, employeeName });

afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  openSchedule([
    shift('a', '09:00-17:00'),
    shift('b', '16:00-20:00'),
    shift('c', '09:00-17:00', MONDAY, 'Ben'),
    shift('d', '16:00-20:00', MONDAY, 'Ben'),
    shift('next', '09:00-17:00', addDays(MONDAY, 7), ''),
  ]);
  liveSchedule.commit([employeeEntry(undefined, employeeOf('Ana'))]);
  persisted.ignoredProblems.load();
  checkShownWeek(liveSchedule);
});

const state = () => problemsStore.getState();
const people = () => state().problems.map(({ person }) => person);
const only = () => {
  const [problem] = state().problems;
  if (!problem) throw new Error('There is no problem.');
  return problem;
};

test('finds the problems of the shown week, also after the week changes', () => {
  expect(people()).toEqual(['Ben', 'Ana']);
  expect(state().dates).toEqual(WEEK);
  liveSchedule.moveWeeks(1);
  checkShownWeek(liveSchedule);
  expect(state().problems).toMatchObject([{ kind: 'open', shiftIds: ['next'] }]);
  liveSchedule.moveWeeks(-1);
  checkShownWeek(liveSchedule);
  expect(people()).toEqual(['Ben', 'Ana']);
});

describe('when another week is selected', () => {
  const choose = () => {
    const stop = liveSchedule.subscribe(() => checkNewlyShownWeek(liveSchedule));
    liveSchedule.moveWeeks(1);
    stop();
  };

  test('finds its problems before the render', () => {
    choose();
    expect(state().problems).toMatchObject([{ kind: 'open', shiftIds: ['next'] }]);
  });

  test('defers a week of very many shifts until after the paint', () => {
    const many = Array.from({ length: 601 }, (_, at) =>
      shift(`n${at}`, '09:00-17:00', addDays(MONDAY, 7 + (at % 7)), `P${at}`),
    );
    liveSchedule.commit(many.map((one) => shiftEntry(undefined, one)));
    choose();
    expect(state().dates).toEqual(WEEK);
    checkShownWeek(liveSchedule);
    expect(state().dates).toEqual(WEEK.map((date) => addDays(date, 7)));
  });

  test('does nothing for a day of the same week or an edit', () => {
    const before = state();
    const stop = liveSchedule.subscribe(() => checkNewlyShownWeek(liveSchedule));
    liveSchedule.selectDate(MONDAY);
    liveSchedule.deleteShift('b');
    stop();
    expect(state()).toBe(before);
  });
});

test('keeps the problems of other days after an edit, and all without an edit', () => {
  const [before, ben] = [state(), only()];
  openDialog({ name: 'filter' });
  checkShownWeek(liveSchedule);
  expect(state()).toBe(before);
  liveSchedule.deleteShift('b');
  checkShownWeek(liveSchedule);
  expect(people()).toEqual(['Ben']);
  expect(only()).toBe(ben);
});

test('finds problems again when a rule setting changes', () => {
  liveSchedule.commit([shiftEntry(undefined, shift('e', '09:00-10:00', addDays(THURSDAY, 1)))]);
  checkShownWeek(liveSchedule);
  expect(people()).toEqual(['Ben', 'Ana']);
  setSettings({ restHours: 14 });
  checkShownWeek(liveSchedule);
  expect(state().problems.map(({ kind }) => kind)).toEqual(['overlap', 'overlap', 'rest']);
  setSettings({ restHours: 11 });
});

test('uses the days of the week from its configured first day', () => {
  liveSchedule.commit([shiftEntry(undefined, shift('sunday', '09:00-10:00', addDays(MONDAY, -1), ''))]);
  checkShownWeek(liveSchedule);
  expect(people()).toEqual(['Ben', 'Ana']);
  setSettings({ weekStart: 'sunday' });
  checkShownWeek(liveSchedule);
  expect(people()).toEqual(['', 'Ben', 'Ana']);
  setSettings({ weekStart: 'monday' });
});

test('hides an ignored problem, stores it with its reason, and can show it again', () => {
  ignoreProblem(only(), ' Only an hour ');
  checkShownWeek(liveSchedule);
  expect(people()).toEqual(['Ana']);
  expect(state().ignored).toMatchObject([
    { problem: { person: 'Ben' }, ignored: { reason: 'Only an hour' } },
  ]);
  expect(currentProblems(liveSchedule, WEEK).map(({ person }) => person)).toEqual(['Ana']);
  const stored = localStorage.getItem('brigade-ignored-problems') ?? '';
  expect(JSON.parse(stored)).toEqual([
    { key: state().ignored[0]?.problem.key, reason: 'Only an hour', date: MONDAY, size: 0 },
  ]);
  showProblemAgain(state().ignored[0]?.problem.key ?? '');
  checkShownWeek(liveSchedule);
  expect(people()).toEqual(['Ben', 'Ana']);
});

test('follows problems ignored in another tab, and keeps unknown fields', () => {
  const { key, date } = only();
  const theirs = [{ key, reason: 'Theirs', date, size: 0, by: 'Kim' }];
  localStorage.setItem('brigade-ignored-problems', JSON.stringify(theirs));
  persisted.ignoredProblems.hear('brigade-ignored-problems');
  checkShownWeek(liveSchedule);
  expect(people()).toEqual(['Ana']);
  ignoreProblem(only(), '');
  const [kept] = JSON.parse(localStorage.getItem('brigade-ignored-problems') ?? '[]');
  expect(kept).toEqual(theirs[0]);
});

test('includes ignored problems in a backup and restores them', () => {
  ignoreProblem(only(), 'A handover');
  const kept = readPreferences();
  showProblemAgain(persisted.ignoredProblems.get()[0]?.key ?? '');
  checkShownWeek(liveSchedule);
  expect(people()).toEqual(['Ben', 'Ana']);
  writePreferences(kept);
  checkShownWeek(liveSchedule);
  expect(people()).toEqual(['Ana']);
  expect(state().ignored).toMatchObject([{ ignored: { reason: 'A handover' } }]);
});

test('quarantines an invalid list of ignored problems and ignores none', () => {
  const { key } = only();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem('brigade-ignored-problems', JSON.stringify([{ key, reason: 7, date: 'soon' }]));
  persisted.ignoredProblems.load();
  checkShownWeek(liveSchedule);
  expect(people()).toEqual(['Ben', 'Ana']);
  expect(Object.keys(localStorage).some((name) => /^brigade-quarantine.*ignored-problems/.test(name))).toBe(
    true,
  );
});
