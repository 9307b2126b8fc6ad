import type { Round, TabPart } from '@/e2e/support/faults/fault-script';

/** The picks of an act, the simplest first. */
const PICKS = [0.01, 0];

/** Copies of the list, each without another item. */
const without = <Item>(items: readonly Item[]): (readonly Item[])[] =>
  items.map((_, index) => items.toSpliced(index, 1));

/** Copies of the list, each with another item simplified. */
const withSimpler = <Item>(items: readonly Item[], simpler: (item: Item) => readonly Item[]) =>
  items.flatMap((item, index) => simpler(item).map((each): readonly Item[] => items.with(index, each)));

function simplerActs(acts: TabPart['acts']): readonly TabPart['acts'][] {
  const simplerPicks = withSimpler(acts, ([act, pick]) => {
    const rank = PICKS.indexOf(pick);
    return PICKS.slice(0, rank < 0 ? PICKS.length : rank).map((each) => [act, each] as const);
  });
  return [...without(acts), ...simplerPicks];
}

const simplerParts = (part: TabPart): readonly TabPart[] => [
  ...(part.database === 'there' ? [] : [{ ...part, database: 'there' as const }]),
  ...(part.after === 'close' ? [] : [{ ...part, after: 'close' as const }]),
  ...simplerActs(part.acts).map((acts) => ({ ...part, acts })),
];

function simplerRounds(round: Round): readonly Round[] {
  const fewer = round.tabs.length > 1 ? without(round.tabs) : [];
  return [
    ...(round.taken === 'nothing' ? [] : [{ ...round, taken: 'nothing' as const }]),
    ...(round.keys === 'writable' ? [] : [{ ...round, keys: 'writable' as const }]),
    ...[...fewer, ...withSimpler(round.tabs, simplerParts)].map((tabs) => ({ ...round, tabs })),
  ];
}

/** Finds the fewest and simplest rounds that still fail, within the time limit. */
export async function shrinkRounds(
  rounds: readonly Round[],
  isFailing: (rounds: readonly Round[]) => Promise<boolean>,
  milliseconds: number,
): Promise<readonly Round[]> {
  const end = Date.now() + milliseconds;
  let least = rounds;
  search: while (true) {
    for (const simpler of [...without(least), ...withSimpler(least, simplerRounds)]) {
      if (Date.now() > end) return least;
      if (!(await isFailing(simpler))) continue;
      least = simpler;
      continue search;
    }
    return least;
  }
}
