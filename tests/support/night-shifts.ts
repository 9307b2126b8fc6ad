import { addDays } from '@/lib/time/local-date';
import { THURSDAY } from './app-schedule';
import { shiftAt } from './records';

/** The day into which Thursday's night runs. */
export const FRIDAY = addDays(THURSDAY, 1);

export const thursday = (times: string, id: string, fields = {}) =>
  shiftAt(times, { id, employeeName: id, date: THURSDAY, ...fields });
export const friday = (times: string, id: string, fields = {}) =>
  thursday(times, id, { date: FRIDAY, ...fields });

/** Thursday's night: Maya and Ben run into Friday, the others do not. */
export const NIGHT = [
  thursday('22:00-02:00', 'Maya'),
  thursday('18:30-06:00', 'Ben', { role: 'Cook', status: 'Pending' }),
  thursday('16:00-00:00', 'Zoe'),
  thursday('22:00-06:00', 'Cleo', { status: 'Canceled' }),
];

const rows = () => Array.from(document.querySelectorAll<HTMLElement>('[data-shift-id]'));
export const rowIds = () => rows().map(({ dataset }) => dataset.shiftId);
export const rowOf = (id: string) => {
  const row = rows().find(({ dataset }) => dataset.shiftId === id);
  if (!row) throw new Error(`There is no row of ${id}.`);
  return row;
};
