import { readAsked } from '@/lib/requests/asked';
import {
  DAY_FIELDS,
  EMPLOYEE_FIELDS,
  REQUEST_FIELDS,
  SHIFT_FIELDS,
  TEMPLATE_FIELDS,
} from '@/lib/saved-data/records/stored-records';
import { SETTING_IDS } from '@/lib/settings/setting-record';
import {
  DAY_REFERENCES,
  EMPLOYEE_REFERENCES,
  mapReferences,
  REQUEST_REFERENCES,
  SETTING_REFERENCES,
  TEMPLATE_REFERENCES,
} from '@/lib/shifts/change/map-references';
import { type NewNames, SHIFT_REFERENCES } from '@/lib/shifts/change/published-references';
import type { RecordKind, RecordOf } from '@/lib/shifts/change/schedule-change';
import type { Publication } from '@/lib/shifts/publication/publication';
import { dayOf, employeeOf, requestOf, shiftAt, templateOf } from '@/tests/support/records';

const NEWS: NewNames = {
  person: (name) => (name === 'Ana' ? 'Anna' : name),
  role: (key) => (key === 'Cook' ? 'Chef' : key),
  station: (name) => (name === 'Bar' ? 'Pub' : name),
};
const OLD = /"(?:Ana|Cook|Bar)"|\.Cook"/;
const NEW_NAMES = /Anna|Chef|Pub/;

const setting = (fields: object, id: string) => ({ ...fields, id });
const SHIFT = shiftAt('09:00-17:00', { employeeName: 'Ana', role: 'Cook', station: 'Bar' });
const HOURS = Array.from({ length: 24 }, () => 1);
const ASKED = {
  kind: 'swap',
  number: 'a1',
  note: '',
  shift: { key: 1, date: '2026-11-19', startTime: '09:00', endTime: '17:00' },
  to: 'Ana',
};
const PUBLICATION: Publication = {
  id: 'publication',
  at: 1,
  shiftCount: 1,
  since: [{ id: 's', published: SHIFT, also: [SHIFT] }],
  before: { at: 0, shifts: [{ id: 's', published: SHIFT, also: [SHIFT] }] },
  told: [
    {
      id: 's',
      employeeName: 'Ana',
      role: 'Cook',
      date: SHIFT.date,
      startTime: SHIFT.startTime,
      endTime: SHIFT.endTime,
      at: 1,
    },
  ],
  act: { kind: 'putBack', spans: [], shifts: [SHIFT] },
};

/** A record of each kind with every field that can contain a name. */
const RECORDS: { readonly [Kind in RecordKind]: readonly RecordOf<Kind>[] } = {
  shift: [SHIFT],
  employee: [employeeOf('Zoe', { role: 'Cook', moreRoles: ['Host', 'Cook'], roleWages: { Cook: 1 } })],
  template: [
    templateOf('Early', { employeeName: 'Ana', role: 'Cook' }),
    templateOf('Week', {
      role: 'Cook',
      week: {
        shifts: [
          { ...SHIFT, weekday: 1 },
          { ...SHIFT, weekday: 'x' },
        ],
      },
    }),
    templateOf('Series', { employeeName: 'Ana', role: 'Cook', series: { shift: { station: 'Bar' } } }),
  ],
  day: [dayOf('2026-11-19')],
  request: [requestOf('r', { name: 'Ana', facts: { asked: ASKED, tell: [{ name: 'Ana' }] } })],
  undated: [{ id: 'u', stored: { ...SHIFT, date: 'x' } }],
  setting: [
    setting({ value: ['Bar', 'Terrace'] }, 'stations'),
    setting({ 'role.Cook': { key: 'Cook' }, roles: ['Host', 'Cook'] }, 'roleList'),
    setting({ 'week.1.Cook': HOURS, 'date.2026-11-19': { Cook: HOURS } }, 'demand'),
  ],
  publication: [PUBLICATION],
};

const KINDS = Object.keys(RECORDS) as readonly RecordKind[];

describe('mapReferences', () => {
  test.each(KINDS)('replaces every name in a record of the kind %s', (kind) => {
    for (const record of RECORDS[kind]) {
      const mapped = JSON.stringify(mapReferences(kind, record, NEWS));
      expect(mapped).not.toMatch(OLD);
      if (kind !== 'day') expect(mapped).toMatch(NEW_NAMES);
    }
  });

  test.each(KINDS)('returns the same object when no name is new and the record is of the kind %s', (kind) => {
    for (const record of RECORDS[kind]) {
      expect(mapReferences(kind, record, {})).toBe(record);
      expect(mapReferences(kind, record, { person: (name) => name })).toBe(record);
    }
  });

  test.each(KINDS)('leaves the given record of the kind %s unchanged when names are replaced', (kind) => {
    const before = JSON.stringify(RECORDS[kind]);
    for (const record of RECORDS[kind]) mapReferences(kind, record, NEWS);
    expect(JSON.stringify(RECORDS[kind])).toBe(before);
  });

  test('declares every stored field of every kind of record', () => {
    const declared = (references: object) => Object.keys(references).sort();
    /** Derived on writing, or names a record awaiting repair. */
    const derived = ['timeRange', 'nameKey', 'stored'];
    const stored = (fields: object) =>
      Object.keys(fields)
        .filter((field) => !derived.includes(field))
        .sort();
    // Actual hours and the series belong to one shift, and are read as unknown fields.
    const [worked, ofSeries] = [['worked'], ['seriesDate', 'seriesId']];
    expect(declared(SHIFT_REFERENCES)).toEqual([...stored(SHIFT_FIELDS), ...worked, ...ofSeries].sort());
    expect(declared(EMPLOYEE_REFERENCES)).toEqual(stored(EMPLOYEE_FIELDS));
    expect(declared(TEMPLATE_REFERENCES)).toEqual(
      [...stored(TEMPLATE_FIELDS), 'rotation', 'series', 'week'].sort(),
    );
    expect(declared(DAY_REFERENCES)).toEqual(stored(DAY_FIELDS));
    expect(declared(REQUEST_REFERENCES)).toEqual(stored(REQUEST_FIELDS));
    expect(declared(SETTING_REFERENCES)).toEqual([...SETTING_IDS].sort());
  });

  test('keeps only one of two stations when both get the same name', () => {
    const record = setting({ value: ['Bar', 'Pub'] }, 'stations');
    expect(mapReferences('setting', record, NEWS)).toEqual({ id: 'stations', value: ['Pub'] });
  });

  test('leaves settings of a newer build and malformed fields unchanged', () => {
    const newer = setting({ value: ['Bar'] }, 'pantry');
    expect(mapReferences('setting', newer, NEWS)).toBe(newer);
    const odd = { ...templateOf('Odd'), week: 'Ana', series: ['Ana'] };
    expect(mapReferences('template', odd, NEWS)).toBe(odd);
  });

  test('keeps a request readable when a name in the request is replaced', () => {
    const [request] = RECORDS.request;
    const facts = request && mapReferences('request', request, NEWS).facts;
    expect(readAsked((facts as { asked: unknown }).asked)).toMatchObject({ to: 'Anna' });
  });
});
