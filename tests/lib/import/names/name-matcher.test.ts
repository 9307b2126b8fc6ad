import fc from 'fast-check';
import { nameMatcher } from '@/lib/import/names/unknown-names';
import { nameOrOpen } from '@/lib/import/table/words';
import { rounds, seed } from '@/tests/support/rounds';

const TEAM = [
  'Grace Castillo',
  'Jamal Hassan',
  'José Muñoz',
  'Jürgen Großmann',
  'Zoë Fernández-Ruiz',
  'Liam O’Sullivan',
  'Anna Berg',
  'Anna Lind',
  'Søren Ødegård',
  'مريم العلي',
  'Maya',
];
const match = nameMatcher(TEAM);

test.each([
  ['Castillo, Grace', 'Grace Castillo'],
  ['CASTILLO  GRACE', 'Grace Castillo'],
  ['grace castillo', 'Grace Castillo'],
  ['Grace M. Castillo', 'Grace Castillo'],
  ['G. Castillo', 'Grace Castillo'],
  ['Hassan J.', 'Jamal Hassan'],
  ['Hassan', 'Jamal Hassan'],
  ['jose munoz', 'José Muñoz'],
  ['Jose\u0301 Mun\u0303oz', 'José Muñoz'],
  ['Juergen Grossmann', 'Jürgen Großmann'],
  ['Jurgen Grossmann', 'Jürgen Großmann'],
  ['Zoe Fernandez Ruiz', 'Zoë Fernández-Ruiz'],
  ['Ruiz, Zoe', 'Zoë Fernández-Ruiz'],
  ['Liam OSullivan', 'Liam O’Sullivan'],
  ['Soren Odegard', 'Søren Ødegård'],
  ['العلي مريم', 'مريم العلي'],
  ['MAYA', 'Maya'],
])('nameMatcher matches %s with %s', (text, name) => {
  expect(match(text)).toEqual([name]);
});

test('nameMatcher returns all employees who match equally well, and only the best match otherwise', () => {
  expect(match('Anna')).toEqual(['Anna Berg', 'Anna Lind']);
  expect(match('Anna B.')).toEqual(['Anna Berg']);
  expect(nameMatcher(['Jamal Hassan', 'Hassan Jones'])('Hassan J.')).toEqual([
    'Jamal Hassan',
    'Hassan Jones',
  ]);
  expect(nameMatcher(['Grace Castillo', 'Castillo Grace'])('Castillo, Grace')).toEqual(['Castillo Grace']);
});

test.each([
  '',
  ' ',
  'G. C.',
  'J',
  'Pia Sommer',
  'Grace Miller',
  'Maya Lindqvist',
  'Gracella Castillo',
  '...',
])('nameMatcher matches “%s” with nobody', (text) => {
  expect(match(text)).toEqual([]);
});

test('nameMatcher accepts ae, oe and ue for umlauts only', () => {
  expect(nameMatcher(['Michael Ende', 'Manuel Ruiz', 'Joel Paz'])('Michal Ende')).toEqual([]);
  expect(nameMatcher(['Michael Ende', 'Michal Paz'])('Michal')).toEqual(['Michal Paz']);
  expect(nameMatcher(['Manuel'])('Manul')).toEqual([]);
  const team = ['Jürgen Müller', 'Bjoern Weiss', 'Åse Ødegård'];
  for (const text of [
    'Juergen Mueller',
    'Jurgen Mueller',
    'Mueller, Jürgen',
    'J. Mueller',
    'JU\u0308RGEN MÜLLER',
  ]) {
    expect(nameMatcher(team)(text)).toEqual(['Jürgen Müller']);
  }
  expect(nameMatcher(team)('Björn Weiß')).toEqual(['Bjoern Weiss']);
  expect(nameMatcher(team)('Aase Oedegaard')).toEqual(['Åse Ødegård']);
});

describe('name matcher with any team', () => {
  const word = fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnoprstuvzéñöüßçåøł'),
    minLength: 2,
    maxLength: 8,
  });
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const teams = fc
    .uniqueArray(fc.array(word, { minLength: 2, maxLength: 3 }), {
      minLength: 1,
      maxLength: 8,
      selector: String,
    })
    .map((people) => people.map((words) => words.map(capital).join(' ')));
  const spellings: readonly ((name: string) => string)[] = [
    (name) => name.toUpperCase(),
    (name) => name.normalize('NFKD').replace(/\p{M}/gu, ''),
    (name) => name.split(' ').reverse().join(', '),
    (name) => `${name.split(' ').at(-1)}, ${name.split(' ').slice(0, -1).join(' ')}`,
    (name) => name.replace(/ (\S)\S*$/, ' $1.'),
    (name) => name.replace(/^(\S)\S* /, '$1. '),
    (name) => `  ${name.replaceAll(' ', '\u00a0 ')} `,
  ];

  test('returns a person for any spelling of their name', () => {
    fc.assert(
      fc.property(teams, fc.nat(), fc.nat(spellings.length - 1), (team, at, spelling) => {
        const name = team[at % team.length] ?? '';
        const found = nameMatcher(team)(spellings[spelling]?.(name) ?? '');
        // Another person may match this spelling exactly.
        if (!found.includes(name)) expect(found.length).toBeGreaterThan(0);
        expect(new Set(found).size).toBe(found.length);
        if (team.length === 1) expect(found).toEqual([name]);
      }),
      { numRuns: rounds(500), ...seed },
    );
  });

  test('returns only employees of the team, for any text', () => {
    fc.assert(
      fc.property(teams, fc.string({ unit: 'binary', maxLength: 40 }), (team, text) => {
        for (const name of nameMatcher(team)(text)) {
          expect(team).toContain(name);
        }
        expect(nameMatcher(team)('0123 4567')).toEqual([]);
      }),
      { numRuns: rounds(300), ...seed },
    );
  });
});

test.each([
  ...[
    'Open',
    'OPEN',
    'OpenShift',
    'Open shift',
    'open-shift',
    'Open Shifts',
    'Open 2',
    'Open Shift #3',
    'TBD',
    'TBA',
  ],
  ...[
    'unassigned',
    '(Unassigned)',
    'Not assigned',
    'Turno abierto',
    'Sin asignar',
    'Por definir',
    'À pourvoir',
  ],
  ...['Non attribué', 'À définir', 'Offene Schicht', 'Zu besetzen', 'N. N.', '  ', ''],
])('nameOrOpen reads “%s” as an open shift', (text) => {
  expect(nameOrOpen(text)).toBe('');
});

test.each(['Owen', 'Openheimer', 'Tabea', 'Ted B. D.', 'Open Mike Miller'])(
  'reads “%s” as a name',
  (text) => {
    expect(nameOrOpen(text)).toBe(text);
  },
);
