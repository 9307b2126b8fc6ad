import type { ChangeEntry, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { type Fields, isFields } from './fields';
import { readChangeOfPublication } from './read-publication';
import { MISFIT, type ValueOf } from './shape';
import { CHANGE_SHAPE } from './shapes';
import {
  isDated,
  readDay,
  readEmployee,
  readRequest,
  readSettingRecord,
  readShift,
  readTemplate,
} from './stored-records';

type StoredEntry = ValueOf<typeof CHANGE_SHAPE>['entries'][number];

/**
 * Reads a stored change. Undefined if any part of the change is unreadable, because half a change must not be
 * applied.
 */
export function readChange(value: unknown): ScheduleChange | undefined {
  const output = CHANGE_SHAPE(value);
  if (output === MISFIT) return undefined;
  const entries = output.entries.map(readEntry).filter((entry) => entry !== undefined);
  if (entries.length !== output.entries.length) return undefined;
  const { id, at, origin, of, also, by, proposal } = output;
  return {
    id,
    at,
    entries,
    ...(origin && { origin }),
    ...(of !== undefined && { of }),
    ...(also && { also }),
    ...(by !== undefined && { by }),
    ...(proposal && { proposal }),
  };
}

/**
 * The latest stored changes, back to the first that is not completely readable. A change with an unreadable
 * `before` ends the list too, because undo cannot pass such a change.
 */
export function readableTail(stored: readonly unknown[]): readonly ScheduleChange[] {
  const changes: ScheduleChange[] = [];
  for (const value of [...stored].reverse()) {
    const change = readChange(value);
    const output = CHANGE_SHAPE(value);
    if (!change || output === MISFIT || !hasAllBefore(change, output.entries)) break;
    changes.push(change);
  }
  return changes.reverse();
}

function hasAllBefore({ entries }: ScheduleChange, stored: readonly StoredEntry[]): boolean {
  return stored.every(({ before }, index) => !before || entries[index]?.before !== undefined);
}

function readEntry(entry: StoredEntry): ChangeEntry | undefined {
  const { id } = entry;
  switch (entry.kind) {
    case 'shift':
      return withSides(entry.kind, entry, (fields) => {
        const shift = readShift(fields, id);
        return isDated(shift) ? shift : undefined;
      });
    case 'employee':
      return withSides(entry.kind, entry, (fields) => readEmployee(fields, id));
    case 'template':
      return withSides(entry.kind, entry, (fields) => readTemplate(fields, id));
    case 'day':
      return withSides(entry.kind, entry, (fields) => readDay(fields, id));
    case 'request':
      return withSides(entry.kind, entry, (fields) => readRequest(fields, id));
    case 'setting':
      return withSides(entry.kind, entry, (fields) => readSettingRecord(fields, id));
    case 'publication':
      return withSides(entry.kind, entry, readChangeOfPublication);
    case 'undated':
      return withSides(entry.kind, entry, ({ stored }) => (isFields(stored) ? { id, stored } : undefined));
  }
}

/** `after` must be readable; `before` may be missing, because only undo needs it. */
function withSides<Kind extends string, Item>(
  kind: Kind,
  stored: Pick<StoredEntry, 'id' | 'before' | 'after'>,
  read: (fields: Fields) => Item | undefined,
) {
  const after = stored.after && read(stored.after);
  const before = stored.before && read(stored.before);
  if (stored.after && after === undefined) return undefined;
  return {
    kind,
    id: stored.id,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}
