import type { ChangeEntry, ScheduleChange } from './schedule-change';

/**
 * Whether the change may be made one with its neighbours: it only puts and removes records. One that renames, or
 * publishes, depends on its place among the others.
 */
export function isPlain({ entries, origin }: ScheduleChange): boolean {
  return origin !== 'publish' && entries.every(({ kind }) => kind !== 'employee' && kind !== 'publication');
}

/**
 * One change with the effect of these plain ones in their order: of each record what it was before the first and is
 * after the last. Undefined if nothing is left of them. Its id is that of the last: what has the one has the other.
 */
export function netChange(changes: readonly ScheduleChange[]): ScheduleChange | undefined {
  const net = new Map<string, ChangeEntry>();
  for (const { entries } of changes) {
    for (const entry of entries) {
      const key = `${entry.kind} ${entry.id}`;
      net.set(key, joined(net.get(key), entry));
    }
  }
  const entries = [...net.values()].filter(({ before, after }) => before || after);
  const last = changes.at(-1);
  return last && entries.length > 0 ? { id: last.id, at: last.at, entries } : undefined;
}

function joined(first: ChangeEntry | undefined, { after, ...last }: ChangeEntry): ChangeEntry {
  const before = first ? first.before : last.before;
  // The sides of one kind and id.
  return { kind: last.kind, id: last.id, ...(before && { before }), ...(after && { after }) } as ChangeEntry;
}
