import { correctableCell } from '@/lib/import/table/correctable-cell';
import { importing, linesOf } from '@/tests/lib/import/import-support';
import { employeeOf } from '@/tests/support/records';

const HEADS = 'Employee,Role,Date,Start,End,Status';
const NINE = '2026-11-20,09:00,17:00,Confirmed';
const known = { employees: ['Grace Castillo', 'Anna Berg', 'Anna Lind'].map((name) => employeeOf(name)) };
const rows = (...lines: readonly string[]) => [HEADS, ...lines].join('\n');

async function planOf(...args: Parameters<typeof importing>) {
  const imported = await importing(...args);
  if (imported.refusal !== undefined) throw new Error(imported.refusal);
  return imported.plan;
}

describe('unknown names in an import', () => {
  const text = rows(
    `"Castillo, Grace",,${NINE}`,
    `Anna,,${NINE}`,
    `Pia Sommer,,${NINE}`,
    `Grace Castillo,,2026-11-21,9,17,`,
  );
  const named = (namedAs: Readonly<Record<string, string>>, leftEmployees: readonly string[] = []) => ({
    known,
    choices: { namedAs, leftEmployees },
  });

  test('are matched with an employee, left undecided when ambiguous, or become new employees', async () => {
    const plan = await planOf(text, { known });
    expect(plan.unknownNames).toEqual([
      {
        key: 'castillo, grace',
        name: 'Castillo, Grace',
        proposed: ['Grace Castillo'],
        use: { kind: 'person', name: 'Grace Castillo' },
      },
      { key: 'anna', name: 'Anna', proposed: ['Anna Berg', 'Anna Lind'], use: { kind: 'unclear' } },
      { key: 'pia sommer', name: 'Pia Sommer', proposed: [], use: { kind: 'new' } },
    ]);
    expect(linesOf(await importing(text, { known }))).toEqual([
      'Grace Castillo, Server, 2026-11-20, 09:00-17:00',
      '3: nameUnclear',
      'Pia Sommer, Server, 2026-11-20, 09:00-17:00',
      'Grace Castillo, Server, 2026-11-21, 09:00-17:00',
    ]);
    expect(plan.employees.map(({ name }) => name)).toEqual(['Pia Sommer']);
    expect(plan.newEmployees.map(({ name }) => name)).toEqual(['Pia Sommer']);
  });

  test('can be assigned to an employee, become a new employee, or be left out', async () => {
    const choice = named({ anna: 'Anna Lind', 'pia sommer': 'Anna Berg', 'castillo, grace': '' });
    expect(linesOf(await importing(text, choice))).toEqual([
      'Castillo, Grace, Server, 2026-11-20, 09:00-17:00',
      'Anna Lind, Server, 2026-11-20, 09:00-17:00',
      'Anna Berg, Server, 2026-11-20, 09:00-17:00',
      'Grace Castillo, Server, 2026-11-21, 09:00-17:00',
    ]);
    expect((await planOf(text, choice)).employees.map(({ name }) => name)).toEqual(['Castillo, Grace']);
    const left = linesOf(await importing(text, named({ anna: 'Anna Lind' }, ['anna', 'castillo, grace'])));
    expect(left.slice(0, 2)).toEqual([
      'Castillo, Grace, Server, 2026-11-20, 09:00-17:00 (left)',
      'Anna, Server, 2026-11-20, 09:00-17:00 (left)',
    ]);
  });

  test('in two spellings are one person, and a name may equal that of an object member', async () => {
    const twice = rows(`Grace Castillo,,${NINE}`, `"Castillo, Grace",,${NINE}`, `constructor,,${NINE}`);
    expect(linesOf(await importing(twice, { known }))).toEqual([
      'Grace Castillo, Server, 2026-11-20, 09:00-17:00',
      'Grace Castillo, Server, 2026-11-20, 09:00-17:00 (repeated)',
      'constructor, Server, 2026-11-20, 09:00-17:00',
    ]);
  });
});

describe('corrections in the preview', () => {
  const text = rows(
    `Anna Berg,Server,someday,9:00,17:00,Confirmed`,
    `Anna Berg,Server,2026-11-20,9:00,25:99,maybe`,
    `Anna Berg,Cook,${NINE}`,
    `,,${NINE}`,
    `Anna Lind,Server,2026-11-20,,17:00,Confirmed`,
  );

  test('are applied to their rows, and the corrected rows are checked again', async () => {
    const plan = await planOf(text, { known });
    const cells = plan.rows.map(({ row, problems, cells: own }) => [
      row,
      ...problems.map((problem) => correctableCell(problem, own)),
    ]);
    expect(cells).toEqual([
      [0, { field: 'date', text: 'someday' }],
      [1, { field: 'end', text: '25:99' }, { field: 'status', text: 'maybe' }],
      [2, { field: 'role', text: 'Cook' }],
      [3, { field: 'employee', text: '' }],
      [4, { field: 'start', text: '' }],
    ]);
    const corrected = {
      0: { date: '2026-11-19' },
      1: { end: '22:00', status: '' },
      2: { role: 'Server' },
      3: { employee: 'castillo, grace' },
      4: { start: '8' },
    };
    expect(linesOf(await importing(text, { known, corrected }))).toEqual([
      'Anna Berg, Server, 2026-11-19, 09:00-17:00',
      'Anna Berg, Server, 2026-11-20, 09:00-22:00',
      'Anna Berg, Server, 2026-11-20, 09:00-17:00',
      'Grace Castillo, Server, 2026-11-20, 09:00-17:00',
      'Anna Lind, Server, 2026-11-20, 08:00-17:00',
    ]);
  });

  test('keep the problem of a row if the corrected text is unreadable too', async () => {
    const [first] = (await planOf(text, { known, corrected: { 0: { date: 'never' } } })).rows;
    expect(first?.problems).toMatchObject([{ kind: 'dateUnreadable', text: 'never' }]);
    expect(first?.cells?.date).toBe('never');
  });

  test('change a single cell of a week grid', async () => {
    const grid = 'Name,Fri 11/20,Sat 11/21\nAnna Berg,9-5,25-99\nAnna Lind,10-18,12-20';
    const plan = await planOf(grid, { known });
    const wrong = plan.rows.find(({ outcome }) => outcome === 'error');
    expect(wrong?.problems).toMatchObject([{ kind: 'timeUnreadable', field: 'times', text: '25-99' }]);
    const corrected = { [wrong?.row ?? -1]: { times: '11-19' } };
    expect(linesOf(await importing(grid, { known, corrected }))).toContain(
      'Anna Berg, Server, 2026-11-21, 11:00-19:00',
    );
  });
});
