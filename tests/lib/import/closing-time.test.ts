import type { OpeningHours } from '@/lib/time/opening-hours';
import { clock } from '@/tests/support/records';
import { importing, linesOf } from './import-support';

/** Thursdays until 23:00, Fridays until 1:00; closed on Mondays, no hours set for other days. */
const openingHours: OpeningHours = {
  days: [
    { weekday: 1, kind: 'closed' },
    { weekday: 4, kind: 'hours', from: clock('11:00'), to: clock('23:00') },
    { weekday: 5, kind: 'hours', from: clock('11:00'), to: clock('01:00') },
  ],
  isCloseShown: false,
};
const options = { context: { openingHours } };

test('the import ends shifts of a list at closing time', async () => {
  const list = [
    'Employee,Role,Date,Start,End',
    'Maya,Server,2026-11-19,11:00,Close',
    'Ben,Server,2026-11-20,17:00,CL',
    'Cleo,Server,2026-11-21,17:00,BD',
    'Dan,Server,2026-11-16,17:00,23:00',
  ].join('\n');
  expect(linesOf(await importing(list, options))).toEqual([
    'Maya, Server, 2026-11-19, 11:00-23:00',
    'Ben, Server, 2026-11-20, 17:00-01:00',
    '4: noClosing',
    'Dan, Server, 2026-11-16, 17:00-23:00',
  ]);
  expect(linesOf(await importing(list))).toEqual([
    '2: noClosing',
    '3: noClosing',
    '4: noClosing',
    'Dan, Server, 2026-11-16, 17:00-23:00',
  ]);
});

test('the import ends shifts at closing time when both times are in one column', async () => {
  const list = ['Name;Datum;Zeiten', 'Maya;19.11.2026;17-BD', 'Ben;20.11.2026;17:00 - Schluss'].join('\n');
  expect(linesOf(await importing(list, options))).toEqual([
    'Maya, Server, 2026-11-19, 17:00-23:00',
    'Ben, Server, 2026-11-20, 17:00-01:00',
  ]);
});

test('the import ends shifts of a grid at closing time', async () => {
  const grid = [
    'Name\tMon 11/16\tTue 11/17\tWed 11/18\tThu 11/19\tFri 11/20',
    'Maya\t9-5\t\t\t11-close\t5pm-cl',
    'Ben\t4-cl\t\t\t4-cl Server\t9-5',
  ].join('\n');
  expect(linesOf(await importing(grid, options))).toEqual([
    'Maya, Server, 2026-11-16, 09:00-17:00',
    'Maya, Server, 2026-11-19, 11:00-23:00',
    'Maya, Server, 2026-11-20, 17:00-01:00',
    '3: noClosing',
    'Ben, Server, 2026-11-19, 16:00-23:00',
    'Ben, Server, 2026-11-20, 09:00-17:00',
  ]);
});
