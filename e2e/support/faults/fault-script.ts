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

/** How often each is rolled; the first of a page decides which screen it opens. */
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

/** An act; `pick`, from 0 up to 1, selects its subject among what the page shows. */
type Act = readonly [act: ActName, pick: number];

/** A tab's part in a round. */
export interface TabPart {
  /** Of a tab that lives on from the round before, only those faults that come later. */
  readonly database: PageFaults['database'];
  readonly acts: readonly Act[];
  /** `crash`: its process is killed. */
  readonly after: 'stay' | 'reload' | 'close' | 'crash';
}

/** A while with one kind of trouble. */
export interface Round {
  /** Of all tabs: they share the room. */
  readonly keys: PageFaults['keys'];
  /** At most four; a tab that lives on keeps its place. */
  readonly tabs: readonly TabPart[];
  /**
   * What is taken away after it, provided that the other storage has all that was told: no program could help it
   * otherwise.
   */
  readonly taken?: 'nothing' | 'emptyKeys' | 'deleteDatabase';
}

type Roll = () => number;

function oneOf<Item>(roll: Roll, items: readonly Item[]): Item {
  const item = items[Math.floor(roll() * items.length)];
  if (item === undefined) throw new Error('The dice have nothing to choose from.');
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
  // Mostly the same trouble in all tabs, as when the disk is full.
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

/** In one line each, to read and to put into a story as it is. */
export const scriptText = (rounds: readonly Round[]): string =>
  rounds.map((round) => JSON.stringify(round)).join(',\n');
