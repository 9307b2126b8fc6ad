import type { Employee } from '@/lib/employees/employee';
import type { Template } from '@/lib/templates/template';
import type { Shift, UndatedShift } from './shift';

interface Records {
  readonly shift: Shift;
  readonly employee: Employee;
  readonly template: Template;
}

type RecordKind = keyof Records;

/** One record before and after: no `before` when it is created, no `after` when it is removed. */
interface EntryOf<Kind extends RecordKind> {
  readonly kind: Kind;
  readonly id: string;
  readonly before?: Records[Kind];
  readonly after?: Records[Kind];
}

export type ChangeEntry = { [Kind in RecordKind]: EntryOf<Kind> }[RecordKind];

/**
 * The one way in which the schedule is edited: a group of entries that is applied, stored, undone and sent to other
 * tabs as a whole. `at` is epoch milliseconds.
 */
export interface ScheduleChange {
  readonly id: string;
  readonly at: number;
  readonly entries: readonly ChangeEntry[];
}

/** An entry for a shift that changes; leave one side out when it is created or removed. */
export function shiftEntry(before: Shift | undefined, after: Shift | undefined): ChangeEntry {
  return { kind: 'shift', ...sides(before, after) };
}

/** An entry for an employee that changes; leave one side out when created or removed. */
export function employeeEntry(before: Employee | undefined, after: Employee | undefined): ChangeEntry {
  return { kind: 'employee', ...sides(before, after) };
}

/** An entry for a template that changes; leave one side out when created or removed. */
export function templateEntry(before: Template | undefined, after: Template | undefined): ChangeEntry {
  return { kind: 'template', ...sides(before, after) };
}

function sides<Item extends { readonly id: string }>(before: Item | undefined, after: Item | undefined) {
  const id = after?.id ?? before?.id;
  if (id === undefined) throw new Error('A change entry needs a record before or after it.');
  return { id, ...(before && { before }), ...(after && { after }) };
}

/** The change that takes this one back: applying both leaves the schedule as it was. */
export function invertChange(change: ScheduleChange, id: string, at: number): ScheduleChange {
  return { id, at, entries: change.entries.map(invertEntry).reverse() };
}

function invertEntry(entry: ChangeEntry): ChangeEntry {
  switch (entry.kind) {
    case 'shift':
      return shiftEntry(entry.after, entry.before);
    case 'employee':
      return employeeEntry(entry.after, entry.before);
    case 'template':
      return templateEntry(entry.after, entry.before);
  }
}

/**
 * The shifts still waiting for repair after the change: an entry under the id of one has repaired or removed it, so
 * that it is never stored twice.
 */
export function undatedAfter(
  undated: readonly UndatedShift[],
  { entries }: Pick<ScheduleChange, 'entries'>,
): readonly UndatedShift[] {
  if (undated.length === 0) return undated;
  const settled = new Set(entries.filter(({ kind }) => kind === 'shift').map(({ id }) => id));
  return undated.some(({ id }) => settled.has(id)) ? undated.filter(({ id }) => !settled.has(id)) : undated;
}
