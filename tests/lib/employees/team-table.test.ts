import fc from 'fast-check';
import { ROLES } from '@/lib/employees/role';
import { rolesOf } from '@/lib/employees/roles/roles-of';
import { teamTextOf } from '@/lib/employees/team-table';
import { readTeam } from '@/lib/employees/team-text';
import { csvOfTable } from '@/lib/export/csv-of-table';
import { teamTable } from '@/lib/export/export-tables';
import { xlsxOfTables } from '@/lib/export/xlsx-of-tables';
import { readTeamFile } from '@/stores/import/read-team-file';
import { exportWords } from '@/tests/lib/export/words';
import { accepted, employeeOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const read = (text: string) =>
  readTeam(text, 'Server', []).flatMap((line) => (line.kind === 'new' ? [line.draft] : []));

test.each([
  [
    'headers in English',
    [
      ['Name', 'Position', 'Phone'],
      ['Ana', 'Cook', '555'],
    ],
    'Ana\tCook\t555',
  ],
  [
    'headers in German, below a title',
    [['Unser Team'], ['Vorname', 'Nachname', 'Rolle'], ['Ana', 'Berg', 'Koch']],
    'Ana Berg\tKoch',
  ],
  [
    'no headers',
    [
      ['Ana', 'Cook'],
      ['Ben', ''],
    ],
    'Ana\tCook\nBen',
  ],
  [
    'the last name first',
    [
      ['Name', 'Role'],
      ['Berg, Ana', 'Cook'],
    ],
    'Ana Berg\tCook',
  ],
  ['no rows', [], ''],
])('teamTextOf reads a table with %s', (_case, rows, text) => {
  expect(teamTextOf(rows)).toBe(text);
});

test('teamTable writes only name and roles to a file', () => {
  const ana = employeeOf('Ana', {
    phone: '+49 30 1234',
    email: 'ana@x.test',
    payrollId: 'P-7',
    moreRoles: ['Cook'],
  });
  const text = csvOfTable(teamTable([ana], exportWords()));
  expect(text).toContain('Ana');
  expect(text).toContain('Cook');
  expect(text).not.toMatch(/1234|@x|P-7/);
});

test('a team written as CSV or XLSX is read back unchanged', async () => {
  const anyName = fc.constantFrom('Ana', 'Zoë Fernández-Ruiz', 'Liam O’Sullivan', '=SUM(A1)', '東 健', '-5');
  const anyTeam = fc.uniqueArray(
    fc.tuple(anyName, fc.constantFrom(...ROLES), fc.uniqueArray(fc.constantFrom(...ROLES), { maxLength: 3 })),
    { selector: ([name]) => name, minLength: 1 },
  );
  await fc.assert(
    fc.asyncProperty(anyTeam, fc.boolean(), async (people, isXlsx) => {
      const team = people.map(([name, role, more]) => employeeOf(name, { role, moreRoles: more }));
      const table = teamTable(team, exportWords());
      const bytes = isXlsx
        ? new Uint8Array(await (await xlsxOfTables([table])).arrayBuffer())
        : new TextEncoder().encode(csvOfTable(table));
      const found = read(accepted(await readTeamFile(bytes)));
      expect(found.map((draft) => [draft.name, rolesOf(draft)])).toEqual(
        team.map((person) => [person.name, rolesOf(person)]),
      );
    }),
    { numRuns: rounds(30), ...seed },
  );
}, 60_000);

test('teamTextOf rejects files that are not a table, empty or too large', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(await readTeamFile(bytes('%PDF-1.7'))).toEqual({ isOk: false, error: 'noTable' });
  expect(await readTeamFile(bytes('BEGIN:VCALENDAR'))).toEqual({ isOk: false, error: 'noTable' });
  expect(await readTeamFile(new Uint8Array())).toEqual({ isOk: false, error: 'empty' });
  expect(await readTeamFile(new Uint8Array(1_000_001))).toEqual({ isOk: false, error: 'tooLargeHere' });
});
