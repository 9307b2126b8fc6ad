import { WEEK } from '@/e2e/support/sample-team';
import { ROLES } from '@/lib/employees/role';
import { timeRangeText } from '@/lib/shifts/shift/display';
import { clockTimeOf } from '@/lib/time/clock-time';
import type { ActName } from './fault-script';

/** Records by name; a person says the role, a shift its times. A shift is named by its person and day. */
export type Records = ReadonlyMap<string, string>;

/** What is stored or shown of people, shifts and templates. */
export interface Content {
  readonly records: Records;
  /** Epoch milliseconds of the publication; 0 without one. */
  readonly publishedAt: number;
}

/** An act as the model chose it. */
export interface Attempt {
  readonly act: ActName;
  /** The record that it is about; empty if about none. */
  readonly name: string;
  /** What it makes of the records. */
  readonly changes: ReadonlyMap<string, string | undefined>;
  /** Epoch milliseconds. */
  readonly at: number;
}

interface Fact {
  /** The value that was told last; undefined: it was told as removed, or never as added. */
  told: string | undefined;
  /** Values attempted since, and told of none. */
  later: (string | undefined)[];
}

/** They have the shifts, and nothing else is done to them. */
export const STAFF = [
  { name: 'Ana Reyes', role: 'Server' },
  { name: 'Ben Cole', role: 'Cook' },
  { name: 'Cleo Marsh', role: 'Host' },
  { name: 'Dan Frey', role: 'Server' },
] as const;

/** Short days, far apart, five a week: nothing asks whether to add all the same. */
const DAYS = WEEK.slice(0, 5);
const QUARTER = 15;
const START = { from: 10 * 60, count: 12 };
const END = { from: 13 * 60, count: 16 };

/** Where there is nothing to change or to remove. */
const INSTEAD: Readonly<Partial<Record<ActName, ActName>>> = {
  changeRole: 'addPerson',
  deletePerson: 'addPerson',
  endShift: 'addShift',
  deleteShift: 'addShift',
  clearShifts: 'addShift',
  deleteTemplate: 'addTemplate',
};

export const personKey = (name: string) => `person ${name}`;
export const templateKey = (name: string) => `template ${name}`;
export const shiftKey = (name: string, date: string) => `shift ${name} ${date}`;

export interface FaultModel {
  /** The attempt made last, in whatever tab. */
  readonly last: Attempt | undefined;
  /**
   * Chooses what to do with what a page shows of it: only records whose newest value is shown, so that of two changes the
   * later one is meant to win. Undefined if there is nothing to do it with. `now`: epoch milliseconds by
   * the page's clock.
   */
  plan(act: ActName, pick: number, shown: Records, now: number): Attempt | undefined;
  /** The attempt is about to be made: from now on its outcome may be found. */
  begin(attempt: Attempt): void;
  /** Its success was told: from now on its outcome must be found. */
  tell(attempt: Attempt): void;
  /** What differs from what was told, in words; empty if all is kept. */
  complaints(content: Content): readonly string[];
}

export function createFaultModel(): FaultModel {
  const facts = new Map<string, Fact>();
  for (const { name, role } of STAFF) facts.set(personKey(name), { told: role, later: [] });
  let publishedAt = 0;
  let given = 0;
  /** The attempt that an undo takes back, with the values before. */
  let last: { readonly attempt: Attempt; readonly before: Map<string, string | undefined> } | undefined;

  const factOf = (key: string): Fact => {
    const fact = facts.get(key) ?? { told: undefined, later: [] };
    facts.set(key, fact);
    return fact;
  };
  const newest = ({ told, later }: Fact) => (later.length > 0 ? later.at(-1) : told);
  const isNewestShown = (key: string, shown: Records) => newest(factOf(key)) === shown.get(key);
  const isStaff = (key: string) => STAFF.some(({ name }) => key === personKey(name));
  const choose = (keys: readonly string[], pick: number) => keys[Math.floor(pick * keys.length)];
  const newTime = ({ from, count }: typeof START) => {
    given += 1;
    return clockTimeOf(from + (given % count) * QUARTER);
  };

  /** Undefined if there is nothing to do it with. */
  function planned(act: ActName, pick: number, shown: Records, at: number): Attempt | undefined {
    const current = (kind: string) =>
      [...shown.keys()].filter((key) => key.startsWith(kind) && !isStaff(key) && isNewestShown(key, shown));
    const about = (key: string | undefined, to: string | undefined): Attempt | undefined =>
      key === undefined ? undefined : { act, name: key, changes: new Map([[key, to]]), at };
    switch (act) {
      case 'addPerson':
        given += 1;
        return about(personKey(`Person ${String(given).padStart(4, '0')}`), 'Server');
      case 'changeRole': {
        const key = choose(current('person'), pick);
        const roles = ROLES.filter((role) => role !== (key && shown.get(key)));
        return about(key, choose(roles, (pick * 7) % 1));
      }
      case 'deletePerson':
        return about(choose(current('person'), pick), undefined);
      case 'addShift': {
        const places = STAFF.flatMap(({ name }) => DAYS.map((date) => shiftKey(name, date)));
        // One whose removal was told of nowhere may still have its shift: the next there would be a second one.
        const isFree = ({ told, later }: Fact) => [told, ...later].every((one) => one === undefined);
        const free = places.filter((key) => !shown.has(key) && isFree(factOf(key)));
        return about(choose(free, pick), timeRangeText(newTime(START), newTime(END)));
      }
      case 'endShift': {
        const key = choose(current('shift'), pick);
        const [begin, before] = (key && shown.get(key)?.split(' - ')) || [];
        const end = newTime(END);
        const [after] = timeRangeText(end, end).split(' - ');
        return after === before ? undefined : about(key, `${begin} - ${after}`);
      }
      case 'deleteShift':
        return about(choose(current('shift'), pick), undefined);
      case 'clearShifts': {
        const keys = [...shown.keys()].filter((key) => key.startsWith('shift'));
        // One that is known otherwise elsewhere: nobody could say what its removal means.
        if (keys.length === 0 || !keys.every((key) => isNewestShown(key, shown))) return undefined;
        return { act, name: '', changes: new Map(keys.map((key) => [key, undefined])), at };
      }
      case 'addTemplate':
        given += 1;
        return about(templateKey(`Template ${String(given).padStart(4, '0')}`), 'there');
      case 'deleteTemplate':
        return about(choose(current('template'), pick), undefined);
      case 'publish':
        return { act, name: '', changes: new Map(), at };
      case 'undo': {
        if (!last || last.attempt.changes.size === 0) return undefined;
        const { attempt, before } = last;
        for (const [key, to] of attempt.changes) {
          if (newest(factOf(key)) !== to || shown.get(key) !== to) return undefined;
        }
        return { act, name: attempt.name, changes: before, at };
      }
    }
  }

  return {
    get last() {
      return last?.attempt;
    },
    plan(act, pick, shown, now) {
      const instead = INSTEAD[act];
      return planned(act, pick, shown, now) ?? (instead && planned(instead, pick, shown, now));
    },
    begin(attempt) {
      const before = new Map([...attempt.changes.keys()].map((key) => [key, newest(factOf(key))]));
      last = attempt.act === 'undo' ? undefined : { attempt, before };
      for (const [key, to] of attempt.changes) factOf(key).later.push(to);
    },
    tell({ act, changes, at }) {
      if (act === 'publish') publishedAt = Math.max(publishedAt, at);
      for (const [key, to] of changes) {
        const fact = factOf(key);
        // Attempts come and are told in order.
        const index = fact.later.indexOf(to);
        if (index < 0) continue;
        fact.told = to;
        fact.later = fact.later.slice(index + 1);
      }
    },
    complaints({ records, publishedAt: found }) {
      const lines: string[] = [];
      for (const key of new Set([...facts.keys(), ...records.keys()])) {
        const { told, later } = facts.get(key) ?? { told: undefined, later: [] };
        const value = records.get(key);
        if (value === told || later.includes(value)) continue;
        const allowed = [told, ...later].map((one) => one ?? 'none').join(' or ');
        lines.push(`${key}: ${value ?? 'none'} instead of ${allowed}`);
      }
      if (found < publishedAt) lines.push(`published at ${found}, told at ${publishedAt}`);
      return lines;
    },
  };
}
