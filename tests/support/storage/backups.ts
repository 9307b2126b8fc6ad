import fc from 'fast-check';
import { nameKey } from '@/lib/employees/employee';
import { ROLE_COLORS, ROLES } from '@/lib/employees/role';
import { type BackupContent, PREFERENCE_NAMES } from '@/lib/saved-data/backup/backup';
import type { ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { anyTime } from '@/tests/support/arbitraries';
import { anyAvailability } from '@/tests/support/availabilities';
import { day, dayOf, employeeOf, requestOf, shiftAt, templateOf } from '@/tests/support/records';

export const SAVED_AT = '2026-11-20T08:30:00.000Z';

export const NOTHING: BackupContent = {
  shifts: [],
  awaitingRepair: [],
  employees: [],
  templates: [],
  days: [],
  requests: [],
  settings: [],
  preferences: {},
};

/** The refusal of a file that is damaged at that place. */
export const damaged = (part: string, position?: number) => ({
  kind: 'damaged',
  part,
  ...(position && { position }),
});

/** Values that are not strings. */
export const WRONG_TEXTS: readonly unknown[] = [null, 7, true, [], {}, ['x'], { x: 'x' }];

/** The same content as read back from a file: a shift awaiting repair has its id inside the record. */
export function asRead(content: BackupContent): BackupContent {
  return {
    ...content,
    awaitingRepair: content.awaitingRepair.map(({ id, stored }) => ({ id, stored: { ...stored, id } })),
  };
}

/** Any text, including lone surrogates, control characters, replacement characters and field names. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\ud83d',
    '\udcaa x',
    '\ufffd',
    '\u0000',
    '\ufeff',
    '"',
    '\\',
    '__proto__',
    'constructor',
    '😀',
  ),
);
const anyId = anyText.filter((id) => id !== '');
const anyName = anyText.map((name) => name.trim());
const someName = anyName.filter((name) => name !== '');

const anyDay = fc.constantFrom(
  ...['0000-01-01', '0000-02-29', '2024-02-29', '2026-11-20', '2026-12-31', '9999-12-31'].map(day),
);
const anyLook = {
  role: fc.oneof(fc.constantFrom(...ROLES), anyText),
  color: fc.constantFrom(...ROLE_COLORS),
};
const anyTimes = { startTime: anyTime, endTime: anyTime };
const anyStatus = fc.oneof(
  fc.constantFrom('Confirmed', 'Pending', 'Canceled'),
  anyText.filter((status) => status !== ''),
);

/** A record with arbitrary fields, as parsed from JSON. */
const anyStored: fc.Arbitrary<ShiftAwaitingRepair['stored']> = fc
  .dictionary(
    fc.oneof(fc.constantFrom('date', 'startTime', 'employeeName', 'notes', 'constructor'), fc.string()),
    fc.jsonValue({ maxDepth: 3 }),
    { maxKeys: 5 },
  )
  .map((fields) => {
    const { id: _id, ...stored } = JSON.parse(JSON.stringify(fields).replaceAll('__proto__', 'proto'));
    return stored;
  });

function itemsWith<Item extends { readonly id: string }>(item: fc.Arbitrary<Item>, maxLength: number) {
  return fc.uniqueArray(item, { maxLength, selector: ({ id }) => id });
}

const publishedShifts = fc
  .uniqueArray(
    fc.record(
      {
        id: anyId,
        published: fc.record({ id: anyId, notes: anyText }).map((fields) => shiftAt('09:00-17:00', fields)),
      },
      { requiredKeys: ['id'] },
    ),
    { maxLength: 3, selector: ({ id }) => id },
  )
  .map((shifts) =>
    shifts.map(({ id, published }) => (published ? { id, published: { ...published, id } } : { id })),
  );

/** Published days as they are stored: sorted and not adjacent. */
const publishedDays = fc.uniqueArray(fc.nat(40), { maxLength: 4 }).map((weeks) =>
  weeks
    .sort((one, other) => one - other)
    .map((week) => ({
      from: addDays(day('2026-01-05'), 9 * week),
      to: addDays(day('2026-01-05'), 9 * week + 6),
      at: week,
    })),
);

/** A publication of any content. */
const anyPublication = fc.record(
  {
    id: fc.constant('publication'),
    at: fc.integer({ min: 1 }),
    shiftCount: fc.nat(),
    since: publishedShifts,
    before: fc.record({ at: fc.integer({ min: 1 }), shifts: publishedShifts }),
    told: fc.array(
      fc.record({ id: anyId, employeeName: anyName, date: anyDay, ...anyTimes, role: anyText, at: fc.nat() }),
      {
        maxLength: 3,
      },
    ),
    sequence: fc.nat(),
    days: publishedDays,
  },
  { requiredKeys: ['id', 'at', 'shiftCount', 'since'] },
);

const anyQuarantine = fc.array(
  fc.record(
    { key: fc.constantFrom('shifts', 'brigade-journal', '😀'), text: anyText, at: fc.nat() },
    { requiredKeys: ['key', 'text'] },
  ),
  { minLength: 1, maxLength: 3 },
);

/** Any content; ids and names rarely coincide between two of them. */
export const anyContent: fc.Arbitrary<BackupContent> = fc.record(
  {
    shifts: itemsWith(
      fc.record({
        id: anyId,
        employeeName: anyName,
        ...anyLook,
        date: anyDay,
        ...anyTimes,
        status: anyStatus,
        notes: anyText,
      }),
      8,
    ),
    awaitingRepair: itemsWith(
      fc.tuple(anyId, anyStored).map(([id, stored]) => ({ id, stored })),
      4,
    ),
    employees: itemsWith(
      fc.record(
        { id: anyId, name: someName, ...anyLook, availability: anyAvailability },
        { requiredKeys: ['id', 'name', 'role', 'color'] },
      ),
      5,
    ).map(firstOfEachName),
    templates: itemsWith(
      fc.record({
        id: anyId,
        name: someName,
        description: anyText,
        employeeName: anyName,
        ...anyLook,
        ...anyTimes,
        status: anyStatus,
        icon: anyText,
      }),
      3,
    ),
    days: itemsWith(
      fc.record(
        {
          id: anyDay,
          note: anyText,
          teamNote: anyText,
          opening: fc.constantFrom({ kind: 'closed' }, { kind: 'hours', from: '17:00', to: '02:00' }, 7),
          events: fc.constantFrom([], [{ title: 'Derby' }], 'none'),
        },
        { requiredKeys: ['id', 'note', 'teamNote'] },
      ),
      4,
    ),
    requests: itemsWith(
      fc.record(
        {
          id: fc.constantFrom('ana-1', 'ana-2', 'ben-1', '__proto__ 1'),
          name: anyText,
          employeeId: anyText,
          state: fc.oneof(fc.constantFrom('open', 'approved', 'declined', 'noted'), anyText),
          word: anyText,
          facts: fc.constantFrom({ kind: 'timeOff', at: 1 }, [], 'none', 7),
        },
        { requiredKeys: ['id', 'name', 'employeeId', 'state', 'word'] },
      ),
      4,
    ),
    settings: itemsWith(
      fc.record(
        {
          id: fc.constantFrom('limits', 'sales.2026-11', 'tips', '__proto__ 1'),
          dayHours: fc.constantFrom(10, 'ten', null),
          value: fc.constantFrom('Bar', [], { a: 1 }),
        },
        { requiredKeys: ['id'] },
      ),
      4,
    ),
    preferences: fc.dictionary(fc.constantFrom(...PREFERENCE_NAMES), anyText),
    publication: anyPublication,
    quarantine: anyQuarantine,
  },
  {
    requiredKeys: [
      'shifts',
      'awaitingRepair',
      'employees',
      'templates',
      'days',
      'requests',
      'settings',
      'preferences',
    ],
  },
);

function firstOfEachName<Item extends { readonly name: string }>(items: readonly Item[]) {
  const keys = items.map(({ name }) => nameKey(name));
  return items.filter(({ name }, index) => keys.indexOf(nameKey(name)) === index);
}

/** Contents with few ids, names and field values, so that two of them conflict in every way. */
export const fewContent: fc.Arbitrary<BackupContent> = fc
  .record({
    shifts: itemsWith(
      fc.record({ id: fc.constantFrom('s-1', 's-2', 's-3', 's-4'), notes: fc.constantFrom('', 'Late') }),
      4,
    ),
    awaitingRepair: itemsWith(
      fc.record({
        id: fc.constantFrom('s-3', 's-4', 's-5'),
        date: fc.constantFrom('x', 'y'),
        hasId: fc.boolean(),
      }),
      3,
    ),
    employees: itemsWith(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        name: fc.constantFrom('Ana', 'ANA', 'Ben', 'Cid', 'Zo\u00eb', 'Zoe\u0308', 'Eva'),
        role: fc.constantFrom('Cook', 'Host'),
        // No availability, or one of two different ones.
        off: fc.constantFrom(0, 1, 2),
      }),
      5,
    ),
    templates: itemsWith(
      fc.record({ id: fc.constantFrom('t-1', 't-2', 't-3'), name: fc.constantFrom('Early', 'Late') }),
      3,
    ),
    days: itemsWith(
      fc.record({
        id: fc.constantFrom(day('2026-11-20'), day('2026-11-21')),
        note: fc.constantFrom('', 'Party', 'Fair'),
      }),
      2,
    ),
    requests: itemsWith(
      fc.record({
        id: fc.constantFrom('ana-1', 'ben-1'),
        state: fc.constantFrom('open', 'approved', 'declined'),
      }),
      2,
    ),
    settings: itemsWith(
      fc.record({ id: fc.constantFrom('limits', 'tips'), dayHours: fc.constantFrom(9, 10) }),
      2,
    ),
  })
  .map(({ shifts, awaitingRepair, employees, templates, days, requests, settings }) => ({
    shifts: shifts.map((fields) => shiftAt('09:00-17:00', fields)),
    awaitingRepair: awaitingRepair.map(({ id, date, hasId }) => ({
      id,
      stored: hasId ? { id, date } : { date },
    })),
    employees: firstOfEachName(employees).map(({ off, ...fields }) =>
      employeeOf(fields.name, {
        ...fields,
        ...(off > 0 && { availability: { weekly: [{ weekday: off, kind: 'off' }], exceptions: [] } }),
      }),
    ),
    templates: templates.map((fields) => templateOf(fields.name, fields)),
    days: days.map((fields) => dayOf(fields.id, fields)),
    requests: requests.map((fields) => requestOf(fields.id, fields)),
    settings,
    preferences: {},
  }));
