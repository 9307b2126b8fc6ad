import fc from 'fast-check';
import { colorOfRole, ROLES } from '@/lib/employees/role';
import { readTeam, type TeamLine } from '@/lib/employees/team-text';
import { employeeOf } from '@/tests/support/records';

const summaryOf = (line: TeamLine) =>
  line.kind === 'new'
    ? `${line.draft.name}: ${line.draft.role}${line.unknownRole ? ` (${line.unknownRole}?)` : ''}`
    : `${line.kind}: ${line.name}`;
const read = (text: string, team: readonly string[] = []) =>
  readTeam(
    text,
    'Host',
    team.map((name) => employeeOf(name)),
  ).map(summaryOf);

test.each([
  ['Ana, Server', 'Ana: Server'],
  ['Ana Reyes\tCook', 'Ana Reyes: Cook'],
  ['Ana Reyes\tCook\t+49 170 1234', 'Ana Reyes: Cook'],
  ['Ana;Barkeeper', 'Ana: Bartender'],
  ['Ana - Kellnerin', 'Ana: Server'],
  ['Ana – cuisinière', 'Ana: Cook'],
  ['Server: Ana', 'Ana: Server'],
  ['Ana (Front Desk)', 'Ana: Front Desk'],
  ['Ana (Annie) Reyes', 'Ana (Annie) Reyes: Host'],
  ['  Ana  ', 'Ana: Host'],
  ['2. Ana, camarera', 'Ana: Server'],
  ['• Ana', 'Ana: Host'],
  ['Anne-Marie', 'Anne-Marie: Host'],
  ['Ana, Barista', 'Ana: Host (Barista?)'],
  ['Ana,,Cook', 'Ana: Cook'],
])('readTeam reads %j as %s', (line, person) => {
  expect(read(line)).toEqual([person]);
});

test('readTeam skips empty lines and a header line', () => {
  expect(read('Name\tRole\r\n\r\nAna\tCook\r\n \u200b \nBen')).toEqual(['Ana: Cook', 'Ben: Host']);
  expect(read('')).toEqual([]);
  expect(read('Name, Host')).toEqual(['Name: Host']);
});

test('readTeam reports people who are already on the team and repeated names instead of adding them', () => {
  expect(read('ANA  reyes, Cook\nBen\nben ', ['Ana Reyes'])).toEqual([
    'onTeam: Ana Reyes',
    'Ben: Host',
    'twice: ben',
  ]);
});

test('readTeam reads names and roles with any separator back unchanged', () => {
  const name = fc.stringMatching(/^[A-Z][a-z]{2,8} [A-Z][a-z]{2,8}$/);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(name, fc.constantFrom(...ROLES)), {
        selector: ([one]) => one.toLowerCase(),
        maxLength: 30,
      }),
      fc.constantFrom(', ', '\t', ' - ', ';', ' – ', ': '),
      fc.constantFrom('\n', '\r\n', '\n\n'),
      (people, between, end) => {
        const lines = readTeam(people.map((person) => person.join(between)).join(end), 'Host', []);
        expect(lines).toEqual(
          people.map(([one, role], at) => ({
            at: end === '\n\n' ? 2 * at : at,
            kind: 'new',
            draft: { name: one, role, color: colorOfRole(role) },
          })),
        );
      },
    ),
  );
});
