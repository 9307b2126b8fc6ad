import { WEEK } from '@/e2e/support/sample-team';
import { ROLES } from '@/lib/employees/role';
import { timeRangeText } from '@/lib/shifts/shift/display';
import { clockTimeOf } from '@/lib/time/clock-time';
import type { ActName } from './fault-script';

/**
 * Records by key. The value of a person is the role, that of a shift its times. A shift is identified by
 * person and day.
 */
export type Records = ReadonlyMap<string, string>;

/** The people, shifts and templates that are stored or shown. */
export interface Content {
  readonly records: Records;
  /** Epoch milliseconds of the publication; 0 without one. */
  readonly publishedAt: number;
}

/** An act chosen by the model. */
export interface Attempt {
  readonly act: ActName;
  /** The key of its record; empty if it is about none. */
  readonly name: string;
  /** The new value of each changed record. */
  readonly changes: ReadonlyMap<string, string | undefined>;
  /** Epoch milliseconds. */
  readonly at: number;
}

interface Fact {
  /** The last confirmed value; undefined if the record was confirmed as deleted, or never as added. */
  confirmed: string | undefined;
  /** Values attempted since without confirmation. */
  later: (string | undefined)[];
}

/** The people of the shifts. They are never edited. */
export const STAFF = [
  { name: 'Ana Reyes', role: 'Server' },
  { name: 'Ben Cole', role: 'Cook' },
  { name: 'Cleo Marsh', role: 'Host' },
  { name: 'Dan Frey', role: 'Server' },
] as const;

/** Short shifts, far apart, five a week, so that no question about broken rules appears. */
const DAYS = WEEK.slice(0, 5);
const QUARTER = 15;
const START = { from: 10 * 60, count: 12 };
const END = { from: 13 * 60, count: 16 };

/** The replacement when there is nothing to change or delete. */
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
  /** The latest attempt in any tab. */
  readonly last: Attempt | undefined;
  /**
   * Chooses what to do with the records that a page shows. Only records whose newest value is shown are
   * chosen, so that the later of two changes must win. Undefined if nothing is possible. `now`: epoch
   * milliseconds by the page's clock.
   */
  plan(act: ActName, pick: number, shown: Records, now: number): Attempt | undefined;
  /** The attempt starts: from now on its outcome may be found. */
  begin(attempt: Attempt): void;
  /** Its success was confirmed: from now on its outcome must be found. */
  tell(attempt: Attempt): void;
  /** The differences from the confirmed edits; empty if none is lost. */
  complaints(content: Content): readonly string[];
}

export function createFaultModel(): FaultModel {
  const facts = new Map<string, Fact>();
  for (const { name, role } of STAFF) facts.set(personKey(name), { confirmed: role, later: [] });
  let publishedAt = 0;
  let given = 0;
  /** The attempt that an undo would revert, with the values before it. */
  let last: { readonly attempt: Attempt; readonly before: Map<string, string | undefined> } | undefined;

  const factOf = (key: string): Fact => {
    const fact = facts.get(key) ?? { confirmed: undefined, later: [] };
    facts.set(key, fact);
    return fact;
  };
  const newest = ({ confirmed, later }: Fact) => (later.length > 0 ? later.at(-1) : confirmed);
  const isNewestShown = (key: string, shown: Records) => newest(factOf(key)) === shown.get(key);
  const isStaff = (key: string) => STAFF.some(({ name }) => key === personKey(name));
  const choose = (keys: readonly string[], pick: number) => keys[Math.floor(pick * keys.length)];
  const newTime = ({ from, count }: typeof START) => {
    given += 1;
    return clockTimeOf(from + (given % count) * QUARTER);
  };

  /** Undefined if nothing is possible. */
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
        // A shift whose deletion was never confirmed may still exist; adding it again would make a duplicate.
        const isFree = ({ confirmed, later }: Fact) =>
          [confirmed, ...later].every((one) => one === undefined);
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
        // If a record has another value elsewhere, the effect of deleting it is undefined.
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
        // Attempts are confirmed in order.
        const index = fact.later.indexOf(to);
        if (index < 0) continue;
        fact.confirmed = to;
        fact.later = fact.later.slice(index + 1);
      }
    },
    complaints({ records, publishedAt: found }) {
      const lines: string[] = [];
      for (const key of new Set([...facts.keys(), ...records.keys()])) {
        const { confirmed, later } = facts.get(key) ?? { confirmed: undefined, later: [] };
        const value = records.get(key);
        if (value === confirmed || later.includes(value)) continue;
        const allowed = [confirmed, ...later].map((one) => one ?? 'none').join(' or ');
        lines.push(`${key}: ${value ?? 'none'} instead of ${allowed}`);
      }
      if (found < publishedAt) lines.push(`published at ${found}, confirmed at ${publishedAt}`);
      return lines;
    },
  };
}
