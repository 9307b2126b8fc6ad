import { checkBasicInfo, type ShiftDraft, shiftFromDraft } from '@/lib/shifts/shift/check-shift-draft';
import { accepted, employeeOf } from '@/tests/support/records';

const ana = employeeOf('Ana', { color: 'red' });
const team = [ana, employeeOf('Zoë', { role: 'Cook' })];

function draftOf(fields: Partial<ShiftDraft> = {}): ShiftDraft {
  return {
    employeeName: 'Ana',
    role: 'Server',
    date: '2026-11-20',
    startTime: '09:00',
    endTime: '17:00',
    status: 'Confirmed',
    notes: '',
    ...fields,
  };
}

function refusalsOf(fields: Partial<ShiftDraft>) {
  const checked = checkBasicInfo(draftOf(fields), team);
  return checked.isOk ? [] : checked.error;
}

describe('check of a shift form', () => {
  test('accepts a complete draft', () => {
    expect(accepted(checkBasicInfo(draftOf(), team))).toEqual({
      who: { employeeName: ana.name, role: ana.role, color: ana.color },
      date: '2026-11-20',
      startTime: '09:00',
      endTime: '17:00',
    });
  });

  test.each<[string, Partial<ShiftDraft>, string]>([
    ['no employee', { employeeName: '' }, 'employeeMissing'],
    ['an employee of blanks', { employeeName: '  \t' }, 'employeeMissing'],
    ['no date', { date: '' }, 'dateInvalid'],
    ['a word for a date', { date: 'garbage' }, 'dateInvalid'],
    ['a day that does not exist', { date: '2026-02-29' }, 'dateInvalid'],
    ['no start', { startTime: '' }, 'startMissing'],
    ['a start of blanks', { startTime: '  ' }, 'startMissing'],
    ['a start that is no time', { startTime: '25:00' }, 'startInvalid'],
    ['no end', { endTime: '' }, 'endMissing'],
    ['an end at 24:00', { endTime: '24:00' }, 'endInvalid'],
  ])('rejects a draft with %s', (_what, fields, kind) => {
    expect(refusalsOf(fields)).toEqual([{ kind }]);
  });

  test('reports all missing fields at once, in the order of the form', () => {
    const empty = { employeeName: '', date: '', startTime: '', endTime: '' };
    expect(refusalsOf(empty).map(({ kind }) => kind)).toEqual([
      'employeeMissing',
      'dateInvalid',
      'startMissing',
      'endMissing',
    ]);
    expect(refusalsOf({ ...empty, startTime: 'x', endTime: 'y' }).map(({ kind }) => kind)).toEqual([
      'employeeMissing',
      'dateInvalid',
      'startInvalid',
      'endInvalid',
    ]);
  });

  test('rejects an employee who does not exist and reports the trimmed name', () => {
    for (const name of ['Ben', '<img onerror=alert(1)>', '😀', 'مريم', 'x'.repeat(200)]) {
      expect(refusalsOf({ employeeName: ` ${name} ` })).toEqual([{ kind: 'employeeNotFound', name }]);
    }
  });

  test("rejects a role that differs from the employee's and reports both roles", () => {
    expect(refusalsOf({ employeeName: 'ana', role: 'Cook' })).toEqual([
      { kind: 'roleMismatch', name: 'Ana', employeeRole: 'Server', role: 'Cook' },
    ]);
    expect(refusalsOf({ role: '' })).toHaveLength(1);
  });

  test('looks up no employee when a required field is missing', () => {
    expect(refusalsOf({ employeeName: 'Ben', startTime: '' })).toEqual([{ kind: 'startMissing' }]);
    expect(refusalsOf({ role: 'Cook', date: '' })).toEqual([{ kind: 'dateInvalid' }]);
  });

  test('reports an unknown employee instead of a wrong role', () => {
    expect(refusalsOf({ employeeName: 'Ben', role: 'Cook' }).map(({ kind }) => kind)).toEqual([
      'employeeNotFound',
    ]);
  });

  test('rejects every employee when the team is empty', () => {
    const checked = checkBasicInfo(draftOf(), []);
    expect(checked).toEqual({ isOk: false, error: [{ kind: 'employeeNotFound', name: 'Ana' }] });
  });
});

describe('shiftFromDraft', () => {
  test("uses the employee's spelling, role and color, and normalizes date and times", () => {
    const draft = draftOf({
      employeeName: ' aNA ',
      date: ' 2026-2-3T10:00',
      startTime: '9:00 am',
      endTime: '5pm',
      status: 'Pending',
      notes: '  Bring keys \n',
    });
    expect(accepted(shiftFromDraft(draft, 'shift-1', team))).toEqual({
      id: 'shift-1',
      employeeName: 'Ana',
      role: 'Server',
      color: 'red',
      date: '2026-02-03',
      startTime: '09:00',
      endTime: '17:00',
      status: 'Pending',
      notes: 'Bring keys',
    });
  });

  test('finds an employee when the name is in another Unicode form', () => {
    const draft = draftOf({ employeeName: 'ZOE\u0308', role: 'Cook' });
    expect(accepted(shiftFromDraft(draft, 'shift-1', team)).employeeName).toBe('Zoë');
  });

  test('accepts an end before or at the start as an overnight shift', () => {
    for (const endTime of ['06:00', '22:00']) {
      const shift = accepted(shiftFromDraft(draftOf({ startTime: '22:00', endTime }), 'shift-1', team));
      expect(shift).toMatchObject({ startTime: '22:00', endTime });
    }
  });

  test('rejects an incomplete draft with the same errors as the check', () => {
    const draft = draftOf({ employeeName: '', endTime: '' });
    expect(shiftFromDraft(draft, 'shift-1', team)).toEqual(checkBasicInfo(draft, team));
    expect(shiftFromDraft(draft, 'shift-1', team).isOk).toBe(false);
  });
});
