import type { Employee } from '@/lib/employees/employee';
import { readAvailability } from '@/lib/employees/stored-availability';
import type { AnnouncedShift, Asked } from '@/lib/requests/asked';
import { type CarriedOut, carryOut, type RequestChoice } from '@/lib/requests/inbox/carry-out';
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

const told = ({ id, date, startTime, endTime }: Shift): AnnouncedShift => ({
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
): CarriedOut {
  const schedule = scheduleOf({ shifts, employees });
  return carryOut(requestFor(part, fields), choice, {
    shifts: schedule.shifts,
    employees: schedule.employees,
    now,
    newId: () => 'new-id',
  });
}

const whoHas = (result: CarriedOut, id: string, shifts: readonly Shift[] = [dinner, open, bens]) => {
  if (result.kind !== 'ready') throw new Error(`It is ${result.kind}.`);
  const after = applyChange(scheduleOf({ shifts, employees: [maya, ben, cook] }), result);
  return findShift(after.shifts, id)?.employeeName;
};

describe('an open shift is claimed', () => {
  const claim = { kind: 'claim', shift: told(open) } as const;

  test('it is the person’s', () => {
    expect(whoHas(carried(claim), 'open')).toBe('Maya');
  });

  test('somebody has it since', () => {
    const taken = { ...open, employeeName: 'Ben' };
    expect(carried(claim, { shifts: [taken] })).toEqual({
      kind: 'stale',
      stale: { why: 'taken', name: 'Ben' },
    });
  });

  test('it is gone, canceled, or has begun', () => {
    expect(carried(claim, { shifts: [dinner] })).toMatchObject({ stale: { why: 'shiftGone' } });
    expect(carried(claim, { shifts: [{ ...open, status: 'Canceled' }] })).toMatchObject({
      stale: { why: 'canceled' },
    });
    const later = { date: open.date, time: clock('17:00') };
    expect(carried(claim, { now: later })).toMatchObject({ stale: { why: 'past' } });
    const minuteBefore = { date: open.date, time: clock('16:59') };
    expect(carried(claim, { now: minuteBefore }).kind).toBe('ready');
  });

  test('its day or times are others now', () => {
    const moved = { ...open, date: day('2026-11-23') };
    expect(carried(claim, { shifts: [moved] })).toEqual({
      kind: 'stale',
      stale: { why: 'shiftChanged', shift: moved },
    });
    const shorter = { ...open, endTime: clock('22:00') };
    expect(carried(claim, { shifts: [shorter] })).toMatchObject({ stale: { why: 'shiftChanged' } });
  });

  test('another role than theirs is refused as in a drag', () => {
    const fields = { name: 'Rosa', employeeId: cook.id };
    expect(carried(claim, { fields })).toMatchObject({
      kind: 'refused',
      refusal: { kind: 'roleMismatch', name: 'Rosa' },
    });
  });

  test('nobody of the team is known by the record or the name', () => {
    expect(carried(claim, { fields: { name: 'Zoe', employeeId: 'gone' } })).toMatchObject({
      stale: { why: 'personGone' },
    });
    expect(whoHas(carried(claim, { fields: { employeeId: 'gone', name: ' MAYA ' } }), 'open')).toBe('Maya');
  });

  test('who was renamed since is the same person', () => {
    const renamed = { ...maya, name: 'Maya L.' };
    const result = carried(claim, { employees: [renamed, ben] });
    expect(result).toMatchObject({ kind: 'ready', moved: [{ after: { employeeName: 'Maya L.' } }] });
  });
});

describe('a shift is given away', () => {
  const give = { kind: 'giveAway', shift: told(dinner) } as const;

  test('without anybody it has to be chosen who gets it', () => {
    expect(carried(give)).toMatchObject({ kind: 'choose', shift: { id: 'dinner' } });
    expect(whoHas(carried(give, { choice: { to: 'Ben' } }), 'dinner')).toBe('Ben');
    expect(whoHas(carried(give, { choice: { to: '' } }), 'dinner')).toBe('');
  });

  test('with somebody of the team it goes to them, unless another is chosen', () => {
    expect(whoHas(carried({ ...give, to: 'ben' }), 'dinner')).toBe('Ben');
    expect(whoHas(carried({ ...give, to: 'ben' }, { choice: { to: '' } }), 'dinner')).toBe('');
  });

  test('somebody whom nobody knows has to be chosen', () => {
    expect(carried({ ...give, to: 'Zoe' }).kind).toBe('choose');
  });

  test('to oneself is to nobody', () => {
    expect(carried({ ...give, to: ' maya' }).kind).toBe('choose');
    expect(carried(give, { choice: { to: 'Maya' } }).kind).toBe('choose');
  });

  test('it is not theirs any more', () => {
    expect(carried(give, { shifts: [{ ...dinner, employeeName: 'Ben' }] })).toEqual({
      kind: 'stale',
      stale: { why: 'notTheirs', name: 'Ben' },
    });
    expect(carried(give, { shifts: [{ ...dinner, employeeName: '' }] })).toMatchObject({
      stale: { why: 'notTheirs', name: '' },
    });
  });
});

describe('shifts are swapped', () => {
  const swap = { kind: 'swap', shift: told(dinner) } as const;
  const agreed = { ...swap, to: 'Ben', other: told(bens) } as const;

  test('as it was agreed', () => {
    const result = carried(agreed);
    expect(whoHas(result, 'dinner')).toBe('Ben');
    expect(whoHas(result, 'bens')).toBe('Maya');
  });

  test('without a shift in return it has to be chosen', () => {
    expect(carried(swap)).toMatchObject({ kind: 'choose' });
    expect(whoHas(carried(swap, { choice: { otherId: 'bens' } }), 'bens')).toBe('Maya');
  });

  test('nobody gets into a swap who has not agreed to it', () => {
    const cara = employeeOf('Cara');
    const hers = { ...bens, employeeName: 'Cara' };
    const team = { shifts: [dinner, hers], employees: [maya, cara] };
    expect(carried(agreed, team)).toEqual({ kind: 'stale', stale: { why: 'notTheirs', name: 'Cara' } });
    expect(carried({ ...swap, other: told(hers) }, team).kind).toBe('choose');
    const own = { ...bens, employeeName: 'Maya' };
    expect(carried({ ...swap, to: 'Maya', other: told(own) }, { shifts: [dinner, own] }).kind).toBe('choose');
  });

  test.each([
    ['gone', [dinner], 'shiftGone'],
    ['changed', [dinner, { ...bens, startTime: clock('10:00') }], 'shiftChanged'],
    ['somebody else’s', [dinner, { ...bens, employeeName: 'Maya' }], 'notTheirs'],
  ] as const)('the other shift is %s', (_what, shifts, why) => {
    expect(carried(agreed, { shifts })).toMatchObject({ kind: 'stale', stale: { why } });
  });
});

describe('time off is asked for', () => {
  const off = { kind: 'timeOff', from: day('2026-11-20'), to: day('2026-11-22'), offKind: 'paid' } as const;

  test('it stands among the exceptions, with the word as its note', () => {
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

  test('on request the shifts that would be missed become open', () => {
    const result = carried(off, { choice: { opensMissed: true } });
    expect(whoHas(result, 'dinner')).toBe('');
    expect(whoHas(result, 'bens')).toBe('Ben');
  });

  test('days that are over cannot be had', () => {
    const over = { ...off, from: day('2026-11-10'), to: day('2026-11-18') };
    expect(carried(over)).toMatchObject({ stale: { why: 'past' } });
    expect(carried({ ...over, to: NOW.date }).kind).toBe('ready');
  });
});

describe('a usual week is told', () => {
  const week = { kind: 'availability', weekly: [{ weekday: 5, kind: 'off' }] } as const;

  test('it takes the place of the week before, later weeks included; dated exceptions stay', () => {
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
