import type { Shift } from '@/lib/shifts/shift/shift';
import { createReminders } from '@/stores/notifications/service';
import { day, shiftAt } from '@/tests/support/records';

const moment = { now: Date.parse('2026-11-20T08:15:00-05:00'), timeZone: 'America/New_York' };
const soon = shiftAt('09:00-17:00');

function openReminders(ids: string[], shifts: readonly Shift[] = [soon], isRefused = false) {
  const stored = {
    ids,
    read: () => stored.ids,
    write(next: readonly string[]) {
      if (!isRefused) stored.ids = [...next];
      return !isRefused;
    },
  };
  const find = (id: string) => shifts.find((shift) => shift.id === id);
  return { stored, open: () => createReminders(stored, find) };
}

const idsOf = (due: readonly { shift: Shift }[]) => due.map(({ shift }) => shift.id);

test('returns a due shift once, also after a reload and in another tab', () => {
  const { stored, open } = openReminders([]);
  const [here, elsewhere] = [open(), open()];
  expect(idsOf(here.takeDue([soon], moment, '1hour'))).toEqual([soon.id]);
  expect(stored.ids).toEqual([soon.id]);
  for (const tab of [here, elsewhere, open()]) {
    expect(tab.takeDue([soon], moment, '24hours')).toEqual([]);
  }
});

test('returns no second reminder for a shift that was moved after the first', () => {
  const { open } = openReminders([soon.id]);
  expect(
    open().takeDue([{ ...soon, startTime: shiftAt('10:00-17:00').startTime }], moment, '3hours'),
  ).toEqual([]);
});

test('drops the ids of started shifts and keeps those of deleted shifts for an undo', () => {
  const begun = shiftAt('08:00-17:00', { id: 'begun' });
  const waiting = shiftAt('09:00-17:00', { id: 'waiting', date: day('2026-11-21') });
  const { stored, open } = openReminders(['begun', 'gone', 'waiting'], [soon, begun, waiting]);
  open().takeDue([soon], moment, '1hour');
  expect(stored.ids).toEqual(['gone', 'waiting', soon.id]);
});

test('keeps only the latest 500 ids of deleted shifts', () => {
  const { stored, open } = openReminders(Array.from({ length: 900 }, (_, index) => `gone-${index}`));
  open().takeDue([soon], moment, '1hour');
  expect(stored.ids).toHaveLength(501);
  expect(stored.ids.slice(-2)).toEqual(['gone-899', soon.id]);
});

test('returns a due shift once per visit if nothing can be stored', () => {
  const { open } = openReminders([], [soon], true);
  const reminders = open();
  expect(reminders.takeDue([soon], moment, '1hour')).toHaveLength(1);
  expect(reminders.takeDue([soon], moment, '1hour')).toEqual([]);
});
