import { DATABASE_FAULTS, KEYS_FAULTS, type PageFaults } from './page-faults';

export const ACTS = [
  'addPerson',
  'changeRole',
  'deletePerson',
  'addShift',
  'endShift',
  'deleteShift',
  'clearShifts',
  'addTemplate',
  'deleteTemplate',
  'publish',
  'undo',
] as const;

export type ActName = (typeof ACTS)[number];

/** The relative frequency of each act. The first act of a page decides which screen opens. */
const WEIGHTS: Readonly<Record<ActName, number>> = {
  addPerson: 4,
  changeRole: 4,
  deletePerson: 4,
  addShift: 2,
  endShift: 2,
  deleteShift: 4,
  clearShifts: 1,
  addTemplate: 2,
  deleteTemplate: 2,
  publish: 2,
  undo: 2,
};

/** An act; `pick`, from 0 to 1, selects its record among those that the page shows. */
type Act = readonly [act: ActName, pick: number];

/** The part of a tab in a round. */
export interface TabPart {
  /** A tab that was open before gets only faults that can occur later. */
  readonly database: PageFaults['database'];
  readonly acts: readonly Act[];
  /** `crash`: the process of the tab is killed. */
  readonly after: 'stay' | 'reload' | 'close' | 'crash';
}

/** A period with one kind of fault. */
export interface Round {
  /** Applies to all tabs, because they share the space. */
  readonly keys: PageFaults['keys'];
  /** At most four; a tab that stays open keeps its index. */
  readonly tabs: readonly TabPart[];
  /**
   * The storage to empty after the round, if the other storage has all confirmed edits. Without that, no program
   * could keep them.
   */
  readonly taken?: 'nothing' | 'emptyKeys' | 'deleteDatabase';
}

type Roll = () => number;

function oneOf<Item>(roll: Roll, items: readonly Item[]): Item {
  const item = items[Math.floor(roll() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

const ACT_CARDS = ACTS.flatMap((act) => Array<ActName>(WEIGHTS[act]).fill(act));
const TAB_COUNTS = [1, 1, 1, 1, 1, 2, 2, 2, 3, 4] as const;
const ENDS = ['stay', 'stay', 'reload', 'close', 'crash', 'crash'] as const;

export function rollRounds(roll: Roll, count: number): readonly Round[] {
  return Array.from({ length: count }, () => rollRound(roll));
}

function rollRound(roll: Roll): Round {
  const keys = roll() < 0.5 ? 'writable' : oneOf(roll, KEYS_FAULTS);
  const count = oneOf(roll, TAB_COUNTS);
  const fault = () => (roll() < 0.4 ? 'there' : oneOf(roll, DATABASE_FAULTS));
  // Mostly the same fault in all tabs, as when the disk is full.
  const shared = roll() < 0.6 ? fault() : undefined;
  const most = count === 1 ? 3 : 1;
  const tabs = Array.from({ length: count }, (): TabPart => {
    const acts = Array.from({ length: 1 + Math.floor(roll() * most) }, (): Act => {
      return [oneOf(roll, ACT_CARDS), Math.floor(roll() * 100) / 100];
    });
    return { database: shared ?? fault(), acts, after: oneOf(roll, ENDS) };
  });
  return { keys, tabs, taken: oneOf(roll, ['nothing', 'nothing', 'emptyKeys', 'deleteDatabase'] as const) };
}

/** The rounds as text, one per line, ready to be pasted into an example. */
export const scriptText = (rounds: readonly Round[]): string =>
  rounds.map((round) => JSON.stringify(round)).join(',\n');
