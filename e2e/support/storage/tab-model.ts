import { WEEK } from '@/e2e/support/sample-team';
import { ROLES } from '@/lib/employees/role';
import { timeRangeText } from '@/lib/shifts/shift/display';
import { clockTimeOf, minuteOfDay } from '@/lib/time/clock-time';

interface Person {
  name: string;
  role: string;
}

/** At most one per person and day; the start time identifies the day, so that cards have unique names. */
interface PlannedShift {
  readonly person: Person;
  readonly date: string;
  readonly startTime: string;
  endTime: string;
  role: string;
}

/** An edit in one tab, with the names by which the tab finds what it edits. */
export type Edit =
  | { readonly act: 'addPerson'; readonly name: string; readonly role: string }
  | { readonly act: 'rename'; readonly row: RegExp; readonly name: string; readonly to: string }
  | { readonly act: 'changeRole'; readonly row: RegExp; readonly name: string; readonly to: string }
  | { readonly act: 'deletePerson'; readonly row: RegExp; readonly name: string }
  | {
      readonly act: 'addShift';
      readonly name: string;
      readonly role: string;
      readonly date: string;
      readonly startTime: string;
      readonly endTime: string;
    }
  | { readonly act: 'endShift'; readonly card: string; readonly to: string }
  | { readonly act: 'deleteShift'; readonly card: string };

export type Side = 'team' | 'calendar';

export function sideOf({ act }: Edit): Side {
  return act.endsWith('Shift') ? 'calendar' : 'team';
}

/** One edit for each tab, all done at the same moment. */
export interface Batch {
  readonly edits: readonly Edit[];
  /** Submitted right after the others, while an added shift is still in its save delay. */
  readonly follower?: Edit | undefined;
  /** The possible outcomes: one, or two when two tabs give the same record different values. */
  readonly outcomes: readonly (() => void)[];
}

/** The expected state of all tabs. */
export interface TabModel {
  readonly people: readonly Person[];
  readonly shifts: readonly PlannedShift[];
  plan(tabCount: number): Batch;
  /** What a tab on that page shows. */
  lines(side: Side): readonly string[];
}

/** The date set by `startWith`: a new role does not change earlier days. */
const TODAY = '2026-11-19';
const PEOPLE = { min: 7, max: 12 };
const SHIFTS = { min: 9, max: 24 };
const FIRST_START_HOUR = 6;
const QUARTER = 15;
const ENDS = Array.from({ length: 40 }, (_, index) => clockTimeOf(14 * 60 + index * QUARTER));
const DECK = ['plain', 'plain', 'plain', 'twoRoles', 'twoEnds', 'renameUnderAdding'] as const;

export function createTabModel(roll: () => number): TabModel {
  const people: Person[] = [];
  const shifts: PlannedShift[] = [];
  /** Records already edited in this batch. */
  const taken = new Set<object>();
  const deck: (typeof DECK)[number][] = [];
  let namesGiven = 0;

  function pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(roll() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  }

  const newName = () => {
    namesGiven += 1;
    return `Person ${String(namesGiven).padStart(4, '0')}`;
  };
  const shiftsOf = (person: Person) => shifts.filter((shift) => shift.person === person);
  const isFree = (person: Person) => ![person, ...shiftsOf(person)].some((record) => taken.has(record));
  const take = (person: Person) => {
    for (const record of [person, ...shiftsOf(person)]) taken.add(record);
  };
  const freeDays = (person: Person) =>
    WEEK.filter((date) => !shiftsOf(person).some((shift) => shift.date === date));
  const otherRoles = ({ role }: Person) => ROLES.filter((other) => other !== role);
  const weekOf = (person: Person) => {
    const minutes = shiftsOf(person).map(
      (shift) => minuteOfDay(shift.endTime) - minuteOfDay(shift.startTime),
    );
    return { hours: minutes.reduce((sum, part) => sum + part, 0) / 60, count: minutes.length };
  };
  const rowOf = (person: Person) => {
    const { hours, count } = weekOf(person);
    return new RegExp(`\\b${person.name} ${person.role} \\w+ ${hours} h( Overtime)? ${count} `);
  };

  function setRole(person: Person, role: string): void {
    person.role = role;
    for (const shift of shiftsOf(person)) if (shift.date >= TODAY) shift.role = role;
  }

  function addPerson(): Edit {
    const person: Person = { name: newName(), role: pick(ROLES) };
    people.push(person);
    taken.add(person);
    return { act: 'addPerson', ...person };
  }

  function addShift(person: Person): Edit {
    const date = pick(freeDays(person));
    const startTime = clockTimeOf(
      (FIRST_START_HOUR + WEEK.indexOf(date)) * 60 + pick([0, 1, 2, 3]) * QUARTER,
    );
    const { name, role } = person;
    const shift: PlannedShift = { person, date, startTime, endTime: pick(ENDS), role };
    shifts.push(shift);
    taken.add(shift);
    return { act: 'addShift', name, role, date, startTime, endTime: shift.endTime };
  }

  function rename(person: Person, row = rowOf(person)): Edit {
    const edit: Edit = { act: 'rename', row, name: person.name, to: newName() };
    take(person);
    person.name = edit.to;
    return edit;
  }

  function editTeam(): Edit {
    const free = people.filter(isFree);
    const idle = free.filter((person) => shiftsOf(person).length === 0);
    if (free.length === 0 || people.length < PEOPLE.min) return addPerson();
    if (people.length < PEOPLE.max && roll() < 0.25) return addPerson();
    if (idle.length > 0 && (people.length >= PEOPLE.max || roll() < 0.4)) {
      const person = pick(idle);
      people.splice(people.indexOf(person), 1);
      return { act: 'deletePerson', row: rowOf(person), name: person.name };
    }
    const person = pick(free);
    if (roll() < 0.5) return rename(person);
    const edit: Edit = {
      act: 'changeRole',
      row: rowOf(person),
      name: person.name,
      to: pick(otherRoles(person)),
    };
    take(person);
    setRole(person, edit.to);
    return edit;
  }

  /** A past shift keeps its role, and the form refuses a role that is no longer the person's. */
  const editable = () => shifts.filter((shift) => !taken.has(shift) && shift.role === shift.person.role);
  const otherEnds = ({ endTime }: PlannedShift) => ENDS.filter((other) => other !== endTime);

  function editCalendar(): Edit {
    const dice = roll();
    const untouched = shifts.filter((shift) => !taken.has(shift));
    if (untouched.length > 0 && (shifts.length >= SHIFTS.max || (shifts.length > SHIFTS.min && dice < 0.3))) {
      const shift = pick(untouched);
      shifts.splice(shifts.indexOf(shift), 1);
      return { act: 'deleteShift', card: cardOf(shift) };
    }
    if (editable().length > 0 && dice < 0.65) {
      const shift = pick(editable());
      taken.add(shift);
      const edit: Edit = { act: 'endShift', card: cardOf(shift), to: pick(otherEnds(shift)) };
      shift.endTime = edit.to;
      return edit;
    }
    return addShift(pick(people.filter((person) => !taken.has(person) && freeDays(person).length > 0)));
  }

  /** Two tabs give one record different values: one of them wins, the same in all tabs. */
  function twoRoles(): Batch {
    const person = pick(people);
    const row = rowOf(person);
    const roles = [pick(otherRoles(person))];
    roles.push(pick(otherRoles(person).filter((role) => !roles.includes(role))));
    take(person);
    return {
      edits: roles.map((to) => ({ act: 'changeRole', row, name: person.name, to })),
      outcomes: roles.map((role) => () => setRole(person, role)),
    };
  }

  function twoEnds(): Batch {
    const shift = pick(editable());
    const card = cardOf(shift);
    const ends = [pick(otherEnds(shift))];
    ends.push(pick(otherEnds(shift).filter((end) => !ends.includes(end))));
    taken.add(shift);
    return {
      edits: ends.map((to) => ({ act: 'endShift', card, to })),
      outcomes: ends.map((end) => () => {
        shift.endTime = end;
      }),
    };
  }

  /** One tab adds a shift under a name that another tab changes at the same time: the shift follows the renaming. */
  function renameUnderAdding(): Batch {
    const person = pick(people.filter((one) => freeDays(one).length > 0));
    const row = rowOf(person);
    const added = addShift(person);
    const follower = rename(person, row);
    return { edits: [follower, added], follower, outcomes: [] };
  }

  function begin(): Batch {
    if (deck.length === 0) deck.push(...DECK);
    const card = pick(deck);
    deck.splice(deck.indexOf(card), 1);
    if (card === 'twoRoles') return twoRoles();
    if (card === 'twoEnds' && editable().length > 0) return twoEnds();
    if (card === 'renameUnderAdding') return renameUnderAdding();
    return { edits: [], outcomes: [] };
  }

  while (people.length < PEOPLE.min) addPerson();
  while (shifts.length < SHIFTS.min) addShift(pick(people));

  return {
    people,
    shifts,
    plan(tabCount) {
      taken.clear();
      const batch = begin();
      const edits = [...batch.edits];
      const onTeam = () => edits.filter((edit) => sideOf(edit) === 'team');
      while (edits.length < tabCount) {
        edits.push(onTeam().length < tabCount / 2 ? editTeam() : editCalendar());
      }
      return { ...batch, edits: [...onTeam(), ...edits.filter((edit) => sideOf(edit) === 'calendar')] };
    },
    lines(side) {
      if (side === 'calendar') return shifts.map((shift) => `${shift.date} ${cardOf(shift)}`).sort();
      return people
        .map((person) => {
          const { hours, count } = weekOf(person);
          return `${person.name}, ${person.role}, ${hours} h, ${count}`;
        })
        .sort();
    },
  };
}

/** The accessible name of the shift's card. */
function cardOf({ person, startTime, endTime, role }: PlannedShift): string {
  return `${person.name}, ${timeRangeText(startTime, endTime)}, ${role}, Confirmed`;
}
