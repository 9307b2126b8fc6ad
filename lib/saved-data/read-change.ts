import { CHANGE_ORIGINS, type ChangeEntry, type ScheduleChange } from '@/lib/shifts/schedule-change';
import { isDated, isFields, readEmployee, readShift, readTemplate } from './stored-records';

type Sides = 'before' | 'after';

/** A stored change, or undefined where any part of it cannot be read: half a change is none. */
export function readChange(value: unknown): ScheduleChange | undefined {
  if (!isFields(value) || typeof value.id !== 'string' || typeof value.at !== 'number') return undefined;
  if (!Array.isArray(value.entries)) return undefined;
  const entries = value.entries.map(readEntry).filter((entry) => entry !== undefined);
  if (entries.length !== value.entries.length) return undefined;
  const origin = CHANGE_ORIGINS.find((candidate) => candidate === value.origin);
  return {
    id: value.id,
    at: value.at,
    entries,
    ...(origin && { origin }),
    ...(typeof value.of === 'string' && { of: value.of }),
  };
}

function readEntry(value: unknown): ChangeEntry | undefined {
  if (!isFields(value) || typeof value.id !== 'string') return undefined;
  const { kind, id } = value;
  switch (kind) {
    case 'shift':
      return withSides(kind, id, value, (fields) => {
        const shift = readShift(fields, id);
        return isDated(shift) ? shift : undefined;
      });
    case 'employee':
      return withSides(kind, id, value, (fields) => readEmployee(fields, id));
    case 'template':
      return withSides(kind, id, value, (fields) => readTemplate(fields, id));
    case 'undated':
      return withSides(kind, id, value, ({ stored }) => (isFields(stored) ? { id, stored } : undefined));
    default:
      return undefined;
  }
}

/** What follows must be readable; what stood before only serves to take the change back, and may be missing. */
function withSides<Kind extends string, Item>(
  kind: Kind,
  id: string,
  value: Readonly<Partial<Record<Sides, unknown>>>,
  read: (fields: Readonly<Record<string, unknown>>) => Item | undefined,
) {
  const after = isFields(value.after) ? read(value.after) : undefined;
  const before = isFields(value.before) ? read(value.before) : undefined;
  if (value.after !== undefined && after === undefined) return undefined;
  return { kind, id, ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}
