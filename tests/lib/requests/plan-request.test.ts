import type { Employee } from '@/lib/employees/employee';
import { readAvailability } from '@/lib/employees/stored-availability';
import type { AnnouncedShift, Asked } from '@/lib/requests/asked';
import { planRequest, type RequestChoice, type RequestPlan } from '@/lib/requests/inbox/plan-request';
import type { TeamRequest } from '@/lib/requests/team-request';
import { applyChange } from '@/lib/shifts/change/schedule';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { hash32 } from '@/lib/text-hash';
import { clock, day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';

const NOW = { date: day('2026-11-19'), time: clock('16:40') };

const maya = employeeOf('Maya');
const ben = employeeOf('Ben');
const cook = employeeOf('Rosa', { role: 'Cook' });
const dinner = shiftAt('16:00-23:00', { id: 'dinner', employeeName: 'Maya' });
const open = shiftAt('17:00-23:00', { id: 'open', employeeName: '', date: day('2026-11-21') });
const bens = shiftAt('09:00-15:00', { id: 'bens', employeeName: 'Ben', date: day('2026-11-22') });

const announcedOf = ({ id, date, startTime, endTime }: Shift): AnnouncedShift => ({
  key: hash32(id),
  date,
  startTime,
  endTime,
});

type AskedPart = {
  [Kind in Asked['kind']]: Omit<Extract<Asked, { kind: Kind }>, 'number' | 'note'>;
}[Asked['kind']];

function requestFor(part: AskedPart, fields: Partial<TeamRequest> = {}): TeamRequest {
  return {
    id: 'r',
    name: 'Maya',
    employeeId: maya.id,
    state: 'open',
    word: '',
    asked: { number: 'n1', note: '', ...part } as Asked,
    at: 1,
    madeAt: 1,
    isVerified: true,
    language: 'en',
    ...fields,
  };
}

function carried(
  part: AskedPart,
  {
    shifts = [dinner, open, bens],
    employees = [maya, ben, cook],
    choice = {},
    fields = {},
    now = NOW,
  }: {
    shifts?: readonly Shift[];
    employees?: readonly Employee[];
    choice?: RequestChoice;
    fields?: Partial<TeamRequest>;
    now?: typeof NOW;
  } = {},
): RequestPlan {
  const schedule = scheduleOf({ shifts, employees });
  return planRequest(requestFor(part, fields), choice, {
    shifts: schedule.shifts,
    employees: schedule.employees,
    now,
    newId: () => 'new-id',
  });
}

const holderOf = (result: RequestPlan, id: string, shifts: readonly Shift[] = [dinner, open, bens]) => {
  if (result.kind !== 'ready') throw new Error(`The result is ${result.kind}.`);
  const after = applyChange(scheduleOf({ shifts, employees: [maya, ben, cook] }), result);
  return findShift(after.shifts, id)?.employeeName;
};

describe('claim of an open shift', () => {
  const claim = { kind: 'claim', shift: announcedOf(open) } as const;

  test('assigns the shift to the person who asks', () => {
    expect(holderOf(carried(claim), 'open')).toBe('Maya');
  });

  test('is stale when the shift was given to somebody else meanwhile', () => {
    const reassigned = { ...open, employeeName: 'Ben' };
    expect(carried(claim, { shifts: [reassigned] })).toEqual({
      kind: 'stale',
      stale: { why: 'taken', name: 'Ben' },
    });
  });

  test('is stale when the shift is removed, canceled or has started', () => {
    expect(carried(claim, { shifts: [dinner] })).toMatchObject({ stale: { why: 'shiftGone' } });
    expect(carried(claim, { shifts: [{ ...open, status: 'Canceled' }] })).toMatchObject({
      stale: { why: 'canceled' },
    });
    const later = { date: open.date, time: clock('17:00') };
    expect(carried(claim, { now: later })).toMatchObject({ stale: { why: 'past' } });
    const minuteBefore = { date: open.date, time: clock('16:59') };
    expect(carried(claim, { now: minuteBefore }).kind).toBe('ready');
  });

  test('is stale when the day or times of the shift have changed', () => {
    const moved = { ...open, date: day('2026-11-23') };
    expect(carried(claim, { shifts: [moved] })).toEqual({
      kind: 'stale',
      stale: { why: 'shiftChanged', shift: moved },
    });
    const shorter = { ...open, endTime: clock('22:00') };
    expect(carried(claim, { shifts: [shorter] })).toMatchObject({ stale: { why: 'shiftChanged' } });
  });

  test('is refused for a person without the role, like a drag', () => {
    const fields = { name: 'Rosa', employeeId: cook.id };
    expect(carried(claim, { fields })).toMatchObject({
      kind: 'refused',
      refusal: { kind: 'roleMismatch', name: 'Rosa' },
    });
  });

  test('finds a removed employee by name, and is stale if no employee has the name', () => {
    expect(carried(claim, { fields: { name: 'Zoe', employeeId: 'gone' } })).toMatchObject({
      stale: { why: 'personGone' },
    });
    expect(holderOf(carried(claim, { fields: { employeeId: 'gone', name: ' MAYA ' } }), 'open')).toBe('Maya');
  });

  test('assigns the shift to a person who was renamed after asking', () => {
    const renamed = { ...maya, name: 'Maya L.' };
    const result = carried(claim, { employees: [renamed, ben] });
    expect(result).toMatchObject({ kind: 'ready', moved: [{ after: { employeeName: 'Maya L.' } }] });
  });
});

describe('giveaway of a shift', () => {
  const give = { kind: 'giveAway', shift: announcedOf(dinner) } as const;

  test('needs a choice when the request names nobody', () => {
    expect(carried(give)).toMatchObject({ kind: 'choose', shift: { id: 'dinner' } });
    expect(holderOf(carried(give, { choice: { to: 'Ben' } }), 'dinner')).toBe('Ben');
    expect(holderOf(carried(give, { choice: { to: '' } }), 'dinner')).toBe('');
  });

  test('goes to the named person unless another choice is made', () => {
    expect(holderOf(carried({ ...give, to: 'ben' }), 'dinner')).toBe('Ben');
    expect(holderOf(carried({ ...give, to: 'ben' }, { choice: { to: '' } }), 'dinner')).toBe('');
  });

  test('needs a choice when the named person is unknown', () => {
    expect(carried({ ...give, to: 'Zoe' }).kind).toBe('choose');
  });

  test('needs a choice when the request names the person who asks', () => {
    expect(carried({ ...give, to: ' maya' }).kind).toBe('choose');
    expect(carried(give, { choice: { to: 'Maya' } }).kind).toBe('choose');
  });

  test('is stale when the person no longer has the shift', () => {
    expect(carried(give, { shifts: [{ ...dinner, employeeName: 'Ben' }] })).toEqual({
      kind: 'stale',
      stale: { why: 'notTheirs', name: 'Ben' },
    });
    expect(carried(give, { shifts: [{ ...dinner, employeeName: '' }] })).toMatchObject({
      stale: { why: 'notTheirs', name: '' },
    });
  });
});

describe('swap of shifts', () => {
  const swap = { kind: 'swap', shift: announcedOf(dinner) } as const;
  const agreed = { ...swap, to: 'Ben', other: announcedOf(bens) } as const;

  test('exchanges the agreed shifts', () => {
    const result = carried(agreed);
    expect(holderOf(result, 'dinner')).toBe('Ben');
    expect(holderOf(result, 'bens')).toBe('Maya');
  });

  test('needs a choice when the request names no shift in return', () => {
    expect(carried(swap)).toMatchObject({ kind: 'choose' });
    expect(holderOf(carried(swap, { choice: { otherId: 'bens' } }), 'bens')).toBe('Maya');
  });

  test('involves only a person who has agreed to the swap', () => {
    const cara = employeeOf('Cara');
    const hers = { ...bens, employeeName: 'Cara' };
    const team = { shifts: [dinner, hers], employees: [maya, cara] };
    expect(carried(agreed, team)).toEqual({ kind: 'stale', stale: { why: 'notTheirs', name: 'Cara' } });
    expect(carried({ ...swap, other: announcedOf(hers) }, team).kind).toBe('choose');
    const own = { ...bens, employeeName: 'Maya' };
    expect(carried({ ...swap, to: 'Maya', other: announcedOf(own) }, { shifts: [dinner, own] }).kind).toBe(
      'choose',
    );
  });

  test.each([
    ['removed', [dinner], 'shiftGone'],
    ['changed', [dinner, { ...bens, startTime: clock('10:00') }], 'shiftChanged'],
    ['reassigned', [dinner, { ...bens, employeeName: 'Maya' }], 'notTheirs'],
  ] as const)('is stale when the other shift was %s', (_what, shifts, why) => {
    expect(carried(agreed, { shifts })).toMatchObject({ kind: 'stale', stale: { why } });
  });
});

describe('time off request', () => {
  const off = { kind: 'timeOff', from: day('2026-11-20'), to: day('2026-11-22'), offKind: 'paid' } as const;

  test('becomes an availability exception with the note, and lists the shifts that the person will miss', () => {
    const result = carried(off, { fields: { asked: { number: 'n', note: 'Wedding', ...off } } });
    if (result.kind !== 'ready') throw new Error(result.kind);
    const [entry] = result.entries;
    const after = entry?.kind === 'employee' ? entry.after : undefined;
    expect(readAvailability(after?.availability).exceptions).toEqual([
      { id: 'new-id', from: off.from, to: off.to, kind: 'timeOff', offKind: 'paid', note: 'Wedding' },
    ]);
    expect(result.missed.map(({ id }) => id)).toEqual(['dinner']);
    expect(result.moved).toEqual([]);
  });

  test('makes missed shifts open shifts on request', () => {
    const result = carried(off, { choice: { opensMissed: true } });
    expect(holderOf(result, 'dinner')).toBe('');
    expect(holderOf(result, 'bens')).toBe('Ben');
  });

  test('is stale when all its days have passed', () => {
    const over = { ...off, from: day('2026-11-10'), to: day('2026-11-18') };
    expect(carried(over)).toMatchObject({ stale: { why: 'past' } });
    expect(carried({ ...over, to: NOW.date }).kind).toBe('ready');
  });
});

describe('availability request', () => {
  const week = { kind: 'availability', weekly: [{ weekday: 5, kind: 'off' }] } as const;

  test('replaces weekly availability including later weeks, and keeps dated exceptions', () => {
    const exception = {
      id: 'x',
      from: day('2026-12-01'),
      to: day('2026-12-01'),
      kind: 'off',
      note: '',
    } as const;
    const before = employeeOf('Maya', {
      availability: {
        weekly: [{ weekday: 1, kind: 'off' }],
        later: [{ id: 'l', from: day('2026-12-07'), weekly: [] }],
        exceptions: [exception],
      },
    });
    const result = carried(week, { employees: [before, ben] });
    if (result.kind !== 'ready') throw new Error(result.kind);
    const [entry] = result.entries;
    const after = entry?.kind === 'employee' ? entry.after : undefined;
    expect(readAvailability(after?.availability)).toEqual({ weekly: week.weekly, exceptions: [exception] });
    expect(result.missed.map(({ id }) => id)).toEqual(['dinner']);
  });
});
