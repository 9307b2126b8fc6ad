import { parseJson } from '@/lib/saved-data/json/parse-json';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { readChange } from './read-change';

/** Reads the journal's changes, in order. Skips unreadable changes; then `isWhole` is false. */
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
