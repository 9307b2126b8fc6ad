import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createImportSession } from '@/lib/import/import-session';
import type { KnownSchedule } from '@/lib/import/plan-import';
import { runToCompletion } from '@/lib/in-pieces';
import { SEALED_MARK } from '@/lib/saved-data/sealed/sealed-mark';
import { clock, day } from '@/tests/support/records';
import { importing, linesOf } from './import-support';

const MAYA = { name: 'Maya Lindqvist', role: 'Server', color: 'purple' } as const;
const MARCUS = { name: 'Marcus Bell', role: 'Cook', color: 'red' } as const;
const TEAM = { employees: [MAYA, MARCUS] };

function fixture(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(__dirname, '../../fixtures/imports', name)));
}

describe("import of other products' exports", () => {
  test('reads a list with first and last names, AM and PM, and an open shift', async () => {
    expect(linesOf(await importing(fixture('7shifts-style.csv'), { known: TEAM }))).toEqual([
      'Maya Lindqvist, Server, 2026-11-20, 09:00-17:00',
      'Marcus Bell, Cook, 2026-11-20, 16:00-00:30, Closing, check the walk-in',
      ', Server, 2026-11-21, 17:00-23:00, Pending',
    ]);
  });

  test('reads a week grid below a title, with split shifts, days off and totals', async () => {
    const read = await importing(fixture('when-i-work-style.csv'), { known: TEAM });
    expect(linesOf(read)).toEqual([
      'Maya Lindqvist, Server, 2026-11-16, 09:00-17:00',
      'Maya Lindqvist, Server, 2026-11-19, 10:30-14:30',
      'Maya Lindqvist, Server, 2026-11-19, 17:30-22:00',
      'Marcus Bell, Cook, 2026-11-17, 16:00-00:00',
      'Marcus Bell, Cook, 2026-11-18, 16:00-00:00',
    ]);
  });

  test('reads semicolons, last names first, dates with dots, and an end on the next day', async () => {
    expect(linesOf(await importing(fixture('deputy-style.csv'), { known: TEAM }))).toEqual([
      'Maya Lindqvist, Server, 2026-11-20, 09:00-17:00',
      'Marcus Bell, Cook, 2026-11-20, 16:00-00:30, Pending, Spätschicht',
    ]);
  });
});

const SAME = ['Maya Lindqvist, Server, 2026-11-20, 09:00-17:00'];

describe('import of columns in four languages', () => {
  test.each([
    'Employee,Position,Date,Clock in,Clock out\nMaya Lindqvist,Server,2026-11-20,9:00,17:00',
    'Empleado;Puesto;Fecha;Entrada;Salida\nMaya Lindqvist;Camarera;20/11/2026;9:00;17:00',
    'Salarié;Poste;Jour;Début;Fin\nMaya Lindqvist;Serveuse;20/11/2026;9h00;17h00',
    'Mitarbeiter;Rolle;Datum;Beginn;Ende\nMaya Lindqvist;Kellnerin;20.11.2026;9 Uhr;17 Uhr',
    'Prénom\tNom de famille\tDate\tHoraires\nMaya\tLindqvist\tven. 20 nov. 2026\t9h - 17h',
    'Vorname,Nachname,Tag,Schicht\nMaya,Lindqvist,20. November 2026,9-17',
    'Name,Start,End\nMaya Lindqvist,2026-11-20 09:00,2026-11-20 17:00',
    'Name,Start,End\nMaya Lindqvist,2026-11-20T14:00:00Z,2026-11-20T22:00:00Z',
    'Name,Day,Time\nMaya Lindqvist,46346,9a-5p',
    'Name,Day,In,Out\nMaya Lindqvist,Nov 20,0.375,0.708333333333',
    ',Mo,Di,Mi,Do,Fr\nMaya Lindqvist,,,,,9-17',
    'Maya Lindqvist|11/20/26|9-5',
  ])('recognizes the columns of %j', async (text) => {
    expect(linesOf(await importing(text, { known: TEAM }))).toEqual(SAME);
  });
});

describe('import of encoded text', () => {
  const text = 'Name;Rolle;Datum;Beginn;Ende\nJürgen;Koch;20.11.2026;9:00;17:00';
  const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const utf16 = new Uint8Array(Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).buffer);
  test.each([
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['Windows-1252', latin],
    ['UTF-16', utf16],
    ['UTF-16 without a byte order mark', utf16.slice(2)],
  ])('reads %s', async (_name, bytes) => {
    expect(linesOf(await importing(bytes))).toEqual(['Jürgen, Cook, 2026-11-20, 09:00-17:00']);
  });
});

describe('problems of an import', () => {
  test('are reported row by row', async () => {
    const text = [
      'Name,Role,Date,Start,End,Status',
      'Maya Lindqvist,Server,2026-02-30,9,5,',
      'Maya Lindqvist,Server,,9,5,',
      'Maya Lindqvist,Server,2026-11-20,9,,',
      'Maya Lindqvist,Server,2026-11-20,nine,5,maybe',
      ',,2026-11-20,9,5,',
      'Maya Lindqvist,Cook,2026-11-20,9,5,',
      `${'x'.repeat(101)},Cook,2026-11-20,9,5,`,
    ].join('\n');
    expect(linesOf(await importing(text, { known: TEAM }))).toEqual([
      '2: dateUnreadable',
      '3: dateMissing',
      '4: endMissing',
      '5: timeUnreadable statusUnknown',
      '6: nameMissing',
      '7: roleMismatch',
      '8: nameTooLong',
    ]);
  });

  test.each([
    ['', 'empty'],
    [' \n ,, \n', 'empty'],
    ['{"format": "brigade"}', 'backup'],
    ['<!doctype html><table><tr><td>9-5</td></tr></table>', 'noTable'],
    ['BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR', 'noEvents'],
    ['BEGIN:VCALENDAR\nBEGIN:VEVENT\nnonsense', 'damaged'],
    [`${'a,b\n'.repeat(20_002)}`, 'tooManyRows'],
    [','.repeat(600), 'empty'],
    [`x${',1'.repeat(600)}`, 'tooManyCells'],
  ])('are reported for the whole file %#', async (text, refusal) => {
    expect(await importing(text)).toEqual({ refusal });
  });

  test.each([
    ['an old Excel file', [0xd0, 0xcf, 0x11, 0xe0, 1, 2], 'oldExcel'],
    ['a sealed backup', [...SEALED_MARK, 1], 'backup'],
    ['a picture', [0x89, 0x50, 0x4e, 0x47], 'noTable'],
    ['a cut XLSX', [0x50, 0x4b, 0x03, 0x04, 0, 0, 0], 'damaged'],
    ['an empty file', [], 'empty'],
  ])('are reported for %s', async (_name, bytes, refusal) => {
    expect(await importing(new Uint8Array(bytes))).toEqual({ refusal });
  });
});

describe('import preview', () => {
  const rows = (...lines: string[]) => ['Name,Role,Date,Start,End', ...lines].join('\n');
  const nine = '2026-11-20,09:00,17:00';

  test('reads ambiguous dates by the whole column, otherwise by the language', async () => {
    const dates = (...days: string[]) =>
      `Name,Date,Time\n${days.map((text) => `Ana,${text},9-5`).join('\n')}`;
    expect(linesOf(await importing(dates('3/4/2026', '13/4/2026')))).toEqual([
      'Ana, Server, 2026-04-03, 09:00-17:00',
      'Ana, Server, 2026-04-13, 09:00-17:00',
    ]);
    expect(linesOf(await importing(dates('3/4/2026')))).toEqual(['Ana, Server, 2026-03-04, 09:00-17:00']);
    const german = { context: { isMonthFirst: false } };
    expect(linesOf(await importing(dates('3/4/2026'), german))).toEqual([
      'Ana, Server, 2026-04-03, 09:00-17:00',
    ]);
  });

  test('reads times in 24-hour format when the column requires that format', async () => {
    const text = 'Name,Date,Start,End\nAna,2026-11-20,1:00,9:00\nAna,2026-11-21,17:00,1:00';
    expect(linesOf(await importing(text))).toEqual([
      'Ana, Server, 2026-11-20, 01:00-09:00',
      'Ana, Server, 2026-11-21, 17:00-01:00',
    ]);
  });

  test('skips existing and repeated shifts, and counts open shifts', async () => {
    const known: KnownSchedule = {
      ...TEAM,
      shifts: [
        { employeeName: 'maya lindqvist ', role: 'Server', ...times },
        { employeeName: '', role: 'Cook', ...times },
      ],
    };
    const text = rows(
      `Maya Lindqvist,Server,${nine}`,
      `Marcus Bell,Cook,${nine}`,
      `Marcus Bell,,${nine}`,
      `,Cook,${nine}`,
      `Open,Cook,${nine}`,
    );
    expect(linesOf(await importing(text, { known }))).toEqual([
      'Maya Lindqvist, Server, 2026-11-20, 09:00-17:00 (there)',
      'Marcus Bell, Cook, 2026-11-20, 09:00-17:00',
      'Marcus Bell, Cook, 2026-11-20, 09:00-17:00 (repeated)',
      ', Cook, 2026-11-20, 09:00-17:00 (there)',
      ', Cook, 2026-11-20, 09:00-17:00',
    ]);
  });
  const times = { date: day('2026-11-20'), startTime: clock('09:00'), endTime: clock('17:00') };

  test('offers new people and roles, and leaves out the rows of rejected ones', async () => {
    const text = rows(`Pia,Dishwasher,${nine}`, `Karl,,${nine}`, `Maya Lindqvist,Cook,${nine}`);
    const first = await importing(text, { known: TEAM, choices: { roleOfOthers: 'Host' } });
    expect(linesOf(first)).toEqual([
      'Pia, Dishwasher, 2026-11-20, 09:00-17:00',
      'Karl, Host, 2026-11-20, 09:00-17:00',
      '4: roleMismatch',
    ]);
    if (first.refusal !== undefined) throw new Error(first.refusal);
    expect(first.plan.newEmployees.map(({ name, role }) => [name, role])).toEqual([
      ['Pia', 'Dishwasher'],
      ['Karl', ''],
    ]);
    expect(first.plan.newRoles).toEqual([{ role: 'Dishwasher', shiftCount: 1 }]);
    expect(first.plan.employees).toEqual([
      { name: 'Pia', role: 'Dishwasher', color: 'gray' },
      { name: 'Karl', role: 'Host', color: 'gray' },
    ]);
    const choices = { leftEmployees: ['karl'], leftRoles: ['Dishwasher'], takesOwnRole: true };
    const left = await importing(text, { known: TEAM, choices });
    expect(linesOf(left)).toEqual([
      'Pia, Dishwasher, 2026-11-20, 09:00-17:00 (left)',
      'Karl, Server, 2026-11-20, 09:00-17:00 (left)',
      'Maya Lindqvist, Server, 2026-11-20, 09:00-17:00',
    ]);
    if (left.refusal === undefined) expect(left.plan.employees).toEqual([]);
  });

  test('uses manually mapped columns when no columns are recognized', async () => {
    const text = 'aa,bb,cc,dd\n20/11/2026,Zed,9,5';
    const columns = { 0: 'date', 1: 'employee', 2: 'start', 3: 'end' } as const;
    expect(linesOf(await importing(text, { columns }))).toEqual(['Zed, Server, 2026-11-20, 09:00-17:00']);
  });
});

test('the import session prefers an employee who is named like an open shift', async () => {
  const rows = 'Employee,Role,Date,Start,End\nTBA,,2026-11-20,9:00,17:00\nOpen,Server,2026-11-20,9:00,17:00';
  const tba = { ...MAYA, name: 'Tba' };
  expect(linesOf(await importing(rows, { known: { employees: [tba] } }))).toEqual([
    'Tba, Server, 2026-11-20, 09:00-17:00',
    ', Server, 2026-11-20, 09:00-17:00',
  ]);
});

test('the import session plans from the rows already read while the rows are read again', async () => {
  const context = { today: day('2026-11-19'), firstDay: day('2026-11-16'), zone: 'UTC', isMonthFirst: true };
  const session = createImportSession(context);
  const rows = Array.from({ length: 500 }, (_, number) => `Ana ${number},Server,2026-11-20,9:00,17:00`);
  await session.open(['Employee,Role,Date,Start,End', ...rows].join('\n'));
  const choices = ['employee', 'role', 'date', 'start', 'end'] as const;
  const known = { employees: [], shifts: [] };
  const chosen = {
    leftEmployees: [],
    namedAs: {},
    leftRoles: [],
    takesOwnRole: false,
    roleOfOthers: 'Server',
  };
  const read = () => session.read({ choices, isMonthFirst: true }, []);
  runToCompletion(read());
  const again = read();
  again.next();
  expect(runToCompletion(session.plan(known, chosen)).counts.add).toBe(500);
  runToCompletion(again);
  expect(runToCompletion(session.plan(known, chosen)).counts.add).toBe(500);
});
