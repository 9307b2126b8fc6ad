import type { ChangeEntry, ScheduleChange } from '@/lib/shifts/schedule-change';
import { parseJson } from './parse-json';
import { isDated, isFields, readEmployee, readShift, readTemplate } from './stored-records';

/**
 * The changes in the text of the journal, in their order. What cannot be read is left out: `isWhole` says so.
 */
export function readJournal(text: string | null): {
  readonly changes: readonly ScheduleChange[];
  readonly isWhole: boolean;
} {
  if (text === null) return { changes: [], isWhole: true };
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return { changes: [], isWhole: false };
  const changes = stored.map(readChange);
  const read = changes.filter((change) => change !== undefined);
  return { changes: read, isWhole: read.length === changes.length };
}

function readChange(value: unknown): ScheduleChange | undefined {
  if (!isFields(value) || typeof value.id !== 'string' || typeof value.at !== 'number') return undefined;
  if (!Array.isArray(value.entries)) return undefined;
  const entries = value.entries.map(readEntry).filter((entry) => entry !== undefined);
  return entries.length === value.entries.length ? { id: value.id, at: value.at, entries } : undefined;
}

function readEntry(value: unknown): ChangeEntry | undefined {
  if (!isFields(value) || typeof value.id !== 'string') return undefined;
  const { kind, id, after } = value;
  // Only `after` is replayed: what stood before is in the collections.
  if (after === undefined) return isKind(kind) ? { kind, id } : undefined;
  if (!isFields(after)) return undefined;
  if (kind === 'employee') return withAfter(kind, id, readEmployee(after, id));
  if (kind === 'template') return withAfter(kind, id, readTemplate(after, id));
  if (kind !== 'shift') return undefined;
  const shift = readShift(after, id);
  return isDated(shift) ? { kind, id, after: shift } : undefined;
}

function isKind(kind: unknown): kind is ChangeEntry['kind'] {
  return kind === 'shift' || kind === 'employee' || kind === 'template';
}

function withAfter<Kind extends string, Item>(kind: Kind, id: string, after: Item | undefined) {
  return after === undefined ? undefined : { kind, id, after };
}
