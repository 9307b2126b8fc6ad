/** @jest-environment jsdom */
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { turnWeek } from '@/stores/schedule/go-to';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { day } from '@/tests/support/records';

const selected = () => liveSchedule.getState().selectedDate;

beforeEach(() => {
  openSchedule([], day('2026-11-22'));
  uiStore.setNow({ today: THURSDAY, minute: 720 });
  uiStore.setCurrentView('weekly');
});

test('where the days stand below one another a new week begins at its first day, this one at today', () => {
  turnWeek(liveSchedule, 1, true);
  expect(selected()).toBe('2026-11-23');
  turnWeek(liveSchedule, 1, true);
  expect(selected()).toBe('2026-11-30');
  turnWeek(liveSchedule, -2, true);
  expect(selected()).toBe(THURSDAY);
});

test('columns and single days keep the weekday', () => {
  turnWeek(liveSchedule, 1, false);
  expect(selected()).toBe('2026-11-29');
  uiStore.setCurrentView('daily');
  turnWeek(liveSchedule, 1, true);
  expect(selected()).toBe('2026-12-06');
});
