import type { ChangeEntry, ScheduleChange } from './schedule-change';

/** Whether the change only stores and removes records. Renames and publications depend on their order. */
export function isPlain({ entries, origin }: ScheduleChange): boolean {
  return origin !== 'publish' && entries.every(({ kind }) => kind !== 'employee' && kind !== 'publication');
}

/**
 * Combines consecutive plain changes; undefined if they cancel out. The result has the id of the last change.
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
  // Both sides have the same kind and id.
  return { kind: last.kind, id: last.id, ...(before && { before }), ...(after && { after }) } as ChangeEntry;
}
