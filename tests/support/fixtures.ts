import { readFileSync } from 'node:fs';
import { DATA_VERSIONS } from '@/lib/saved-data/migrations';
import type { Publication } from '@/lib/shifts/publication/publication';
import { day, employeeOf, shiftAt, templateOf } from './records';

/** Every version that was ever released, ours included. */
export const VERSIONS = Array.from({ length: DATA_VERSIONS.current }, (_, index) => index + 1);

/** What that version wrote: a backup file, the texts of the keys, the records of the database. */
export function fixtureText(version: number, carrier: 'backup' | 'keys' | 'database'): string {
  return readFileSync(`${__dirname}/../fixtures/v${version}/${carrier}.json`, 'utf8');
}

/** What every fixture holds, whatever its version. */
export const KEPT = {
  shifts: [
    shiftAt('22:00-06:00', {
      id: '1763000000000-abc123',
      employeeName: 'Zoë “Z” Øst',
      role: 'Bartender',
      color: 'gray',
      notes: 'Keys,\n"front" \\ 😀',
    }),
    shiftAt('09:00-17:00', { id: 'first-day', date: day('0000-01-01'), status: 'Canceled' }),
    shiftAt('12:00-00:00', { id: 'last-day', date: day('9999-12-31'), employeeName: '', status: 'Standby' }),
  ],
  awaitingRepair: [
    {
      id: 'waits',
      stored: { id: 'waits', employeeName: 'Theo', date: '2026-02-30', extra: { kept: [1, null] } },
    },
  ],
  employees: [employeeOf('Zoë “Z” Øst', { id: 'e-1', role: 'Bartender', color: 'gray' }), employeeOf('مريم')],
  templates: [templateOf('Early', { id: 't-1', description: 'Opens', employeeName: 'مريم', icon: '🌅' })],
  preferences: { themeColorId: 'teal', 'brigade-dark-mode': 'true', settings: '{"language":"fr"}' },
};

/** What had been published, and what had changed since, from the version on that knows of it. */
const PUBLICATION: Publication = {
  id: 'publication',
  at: 1_000_004,
  shiftCount: 2,
  since: [
    {
      id: '1763000000000-abc123',
      published: shiftAt('22:00-07:00', {
        id: '1763000000000-abc123',
        employeeName: 'Zoë “Z” Øst',
        role: 'Bartender',
        color: 'gray',
        notes: 'Keys,\n"front" \\ 😀',
      }),
    },
    { id: 'last-day' },
  ],
};

/** When somebody can work, from the version on that knows of it; a part that nobody understands stays. */
const AVAILABILITY = {
  weekly: [
    { weekday: 1, kind: 'off' },
    { weekday: 2, kind: 'hours', from: '17:00', to: '01:00' },
  ],
  exceptions: [
    { id: 'x-1', from: '2026-11-23', to: '2026-11-27', kind: 'timeOff', note: 'Vacation, “sea”' },
    { id: 'x-2', from: '2026-12-31', to: '2026-12-31', kind: 'off', note: '', start: '18:00', end: '02:00' },
  ],
  unread: [{ weekday: 'Someday' }],
};

/** What the fixture of that version holds. */
export function keptIn(version: number) {
  const employees = KEPT.employees.map((employee) =>
    version > 2 && employee.id === 'e-1' ? { ...employee, availability: AVAILABILITY } : employee,
  );
  return { ...KEPT, employees, ...(version > 1 && { publication: PUBLICATION }) };
}
