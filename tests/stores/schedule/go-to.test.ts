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

test('selects the first day of another week, and today in this week, if days are stacked', () => {
  turnWeek(liveSchedule, 1, true);
  expect(selected()).toBe('2026-11-23');
  turnWeek(liveSchedule, 1, true);
  expect(selected()).toBe('2026-11-30');
  turnWeek(liveSchedule, -2, true);
  expect(selected()).toBe(THURSDAY);
});

test('keeps the weekday in columns and in the day view', () => {
  turnWeek(liveSchedule, 1, false);
  expect(selected()).toBe('2026-11-29');
  uiStore.setCurrentView('daily');
  turnWeek(liveSchedule, 1, true);
  expect(selected()).toBe('2026-12-06');
});
