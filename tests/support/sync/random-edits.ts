import { nameKey } from '@/lib/employees/employee';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import {
  type ChangeEntry,
  dayEntry,
  employeeEntry,
  requestEntry,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { publicationOfDays } from '@/lib/shifts/publication/publish-days';
import type { Shift } from '@/lib/shifts/shift/shift';
import { clock, day, dayOf, employeeOf, requestOf, shiftAt, templateOf } from '@/tests/support/records';
import type { Device } from './devices';

/** Seeded random numbers (xorshift): the same seed gives the same edits on every machine. */
export interface Dice {
  next(): number;
  pick<Item>(items: readonly Item[]): Item | undefined;
  id(prefix: string): string;
}

export function createDice(seed: number): Dice {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  let count = 0;
  const next = () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)],
    id(prefix) {
      count += 1;
      return `${prefix}${count}-${Math.floor(next() * 36 ** 4).toString(36)}`;
    },
  };
}

const TIMES = ['09:00-17:00', '10:00-18:00', '12:00-20:00', '18:00-02:00', '07:00-15:00'] as const;
const ROLES = [
  { role: 'Cook', color: 'red' },
  { role: 'Server', color: 'purple' },
  { role: 'Manager', color: 'yellow' },
] as const;
const STATUSES = ['Confirmed', 'Pending', 'Canceled'] as const;

/** Makes a random edit on the device and returns the committed change, if any. */
export function randomEdit({ tab }: Pick<Device, 'tab'>, dice: Dice): ScheduleChange | undefined {
  const { schedule, history } = tab.schedule.getState();
  const shifts = [...allShifts(schedule.shifts)];
  const team = [...schedule.employees.values()];
  const templates = [...schedule.templates.values()];
  const roll = dice.next();
  const date = () => day(`2026-11-${String(1 + Math.floor(dice.next() * 28)).padStart(2, '0')}`);
  const role = () => dice.pick(ROLES) ?? ROLES[0];
  const fresh = (): Shift => {
    const who = dice.pick(team);
    const look = who ? { employeeName: who.name, role: who.role, color: who.color } : {};
    return { ...shiftAt(dice.pick(TIMES) ?? TIMES[0]), id: dice.id('s'), date: date(), ...look };
  };
  // Twelve shifts get most edits, so that edits conflict often.
  const hot = () => dice.pick(shifts.slice(0, 12));
  const newName = () => {
    for (;;) {
      const name = `Person ${Math.floor(dice.next() * 40)}`;
      if (!team.some((one) => nameKey(one.name) === nameKey(name))) return name;
    }
  };
  const commit = (...entries: readonly ChangeEntry[]) => tab.schedule.commit(entries);
  const edit = (change: (shift: Shift) => Partial<Shift>) => {
    const shift = hot();
    return shift && commit(shiftEntry(shift, { ...shift, ...change(shift) }));
  };

  if (team.length < 4 || roll < 0.03)
    return commit(employeeEntry(undefined, employeeOf(newName(), { id: dice.id('e'), ...role() })));
  if (shifts.length < 12 || roll < 0.2) return commit(shiftEntry(undefined, fresh()));
  if (roll < 0.34)
    return edit(() => {
      const [from = '', to = ''] = (dice.pick(TIMES) ?? TIMES[0]).split('-');
      return { startTime: clock(from), endTime: clock(to), date: date() };
    });
  if (roll < 0.44)
    return edit(() => {
      const who = dice.pick(team);
      return who ? { employeeName: who.name, role: who.role, color: who.color } : {};
    });
  if (roll < 0.52) return edit(() => ({ notes: dice.id('note ') }));
  if (roll < 0.55) return edit(() => ({ station: dice.id('bar ') }));
  if (roll < 0.62)
    return edit(({ status }) => ({
      status: dice.pick(STATUSES.filter((each) => each !== status)) ?? status,
    }));
  if (roll < 0.67) {
    const shift = hot();
    return shift && commit(shiftEntry(shift, undefined));
  }
  if (roll < 0.7) return commit(...shifts.slice(3, 6).map((shift) => shiftEntry(shift, undefined)));
  const person = dice.pick(team);
  if (roll < 0.76 && person) {
    const draft = { name: newName(), role: person.role, color: person.color };
    const outcome = tab.employees.updateEmployee(person.id, draft, day('2026-11-01'));
    return outcome.isOk ? outcome.value : undefined;
  }
  if (roll < 0.79 && person) return commit(employeeEntry(person, { ...person, ...role() }));
  if (roll < 0.81 && person) return commit(employeeEntry(person, { ...person, phone: dice.id('phone ') }));
  if (roll < 0.82 && team.length > 6 && person) return commit(employeeEntry(person, undefined));
  if (roll < 0.84)
    return commit(templateEntry(undefined, templateOf(dice.id('T'), { id: dice.id('t'), ...role() })));
  const template = dice.pick(templates);
  if (roll < 0.86 && template)
    return commit(templateEntry(template, { ...template, description: dice.id('d') }));
  if (roll < 0.89) {
    const on = date();
    const notes = schedule.days.get(on);
    const field = dice.next() < 0.5 ? 'note' : 'teamNote';
    return commit(dayEntry(notes, { ...(notes ?? dayOf(on)), [field]: dice.id('said ') }));
  }
  if (roll < 0.9) return commit(requestEntry(undefined, requestOf(dice.id('r'))));
  if (roll < 0.92) {
    const open = [...schedule.requests.values()].find(({ state }) => state === 'open');
    const state = dice.next() < 0.5 ? 'approved' : 'declined';
    return open && commit(requestEntry(open, { ...open, state }));
  }
  if (roll < 0.94) {
    const from = date();
    const spans = [{ from, to: from }];
    return tab.schedule.publish((at, current) =>
      publicationOfDays(at, current, { spans, holdsPendingBack: false }),
    );
  }
  if (roll < 0.98 && history.undo.length > 0) return tab.schedule.undo();
  if (history.redo.length > 0) return tab.schedule.redo();
  return commit(shiftEntry(undefined, fresh()));
}
