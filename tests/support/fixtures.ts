import { readFileSync } from 'node:fs';
import { DATA_VERSIONS } from '@/lib/saved-data/migrations';
import type { Publication } from '@/lib/shifts/publication/publication';
import { day, employeeOf, shiftAt, templateOf } from './records';

/** Every released data version, including the current one. */
export const VERSIONS = Array.from({ length: DATA_VERSIONS.current }, (_, index) => index + 1);

/** A file written by that version: a backup, the localStorage values, or the database records. */
export function fixtureText(version: number, carrier: 'backup' | 'keys' | 'database'): string {
  return readFileSync(`${__dirname}/../fixtures/v${version}/${carrier}.json`, 'utf8');
}

/** The content of every fixture, in all versions. */
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
  days: [],
  requests: [],
  settings: [],
  templates: [templateOf('Early', { id: 't-1', description: 'Opens', employeeName: 'مريم', icon: '🌅' })],
  preferences: { themeColorId: 'teal', 'brigade-dark-mode': 'true', settings: '{"language":"fr"}' },
};

/** The publication and the changes since, in versions that support it. */
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

/** An availability, in versions that support it; the unknown part must be kept. */
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

/** Day notes, in versions that support them; the unknown parts must be kept. */
const DAYS = [
  {
    id: day('2026-11-20'),
    note: 'Private party,\n“40 seats” 😀',
    teamNote: '',
    opening: { kind: 'hours', from: '17:00', to: '02:00', unread: [1] },
    events: [{ uid: 'u-1', title: 'Derby', from: '20:00', unread: null }],
  },
  { id: day('2026-12-24'), note: '', teamNote: 'Closed at noon', opening: { kind: 'closed' } },
];

/** Requests of the team, in versions that support them; the unknown parts must be kept. */
const REQUESTS = [
  {
    id: 'مريم-7f3k',
    name: 'مريم',
    employeeId: 'employee-مريم',
    state: 'open',
    word: '',
    facts: { kind: 'timeOff', at: 1_763_600_000_000, from: '2026-12-24', unread: [1, null] },
  },
  {
    id: 'zoe-2',
    name: 'Zoë “Z” Øst',
    employeeId: 'e-1',
    state: 'approved',
    word: 'Enjoy the sea,\n“Z” 😀',
    facts: { kind: 'swap', at: 1_763_500_000_000, shiftId: '1763000000000-abc123' },
    seen: { by: ['Ana'] },
  },
  { id: 'nobody-1', name: 'Theo', employeeId: '', state: 'postponed', word: '', facts: 7 },
];

/** The business settings, in versions that have them as records; the unknown parts must be kept. */
const SETTINGS = [
  { id: 'limits', dayHours: 10, unread: [1, null] },
  { id: 'sales.2026-11', '2026-11-20': { expected: 123_450, unread: 'x' } },
  { id: 'tips', share: 0.1 },
];

/** The content of the fixture of that version. */
export function keptIn(version: number) {
  const employees = KEPT.employees.map((employee) =>
    version > 2 && employee.id === 'e-1' ? { ...employee, availability: AVAILABILITY } : employee,
  );
  return {
    ...KEPT,
    employees,
    days: version > 3 ? DAYS : [],
    requests: version > 4 ? REQUESTS : [],
    settings: version > 6 ? SETTINGS : [],
    ...(version > 1 && { publication: PUBLICATION }),
  };
}
