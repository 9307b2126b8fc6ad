import type { Employee } from '@/lib/employees/employee';
import type { Publication } from '@/lib/shifts/publication/publication';
import type { Shift, ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import type { Template } from '@/lib/templates/template';

interface Records {
  readonly shift: Shift;
  readonly employee: Employee;
  readonly template: Template;
  /** A stored shift that waits for repair: kept as it came, in no figure and on no day. */
  readonly undated: ShiftAwaitingRepair;
  /** That the schedule was published, and what has changed since. */
  readonly publication: Publication;
}

export type RecordKind = keyof Records;

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
  /** Where it came from; a person's edit where nothing is said. */
  readonly origin?: ChangeOrigin;
  /** The change that an undo takes back, or that a redo brings again. */
  readonly of?: string;
}

/** `import` takes in what a hand or another program has put into storage, and `publish` has reached the team: no steps that can be undone. */
export const CHANGE_ORIGINS = ['edit', 'undo', 'redo', 'import', 'publish'] as const;

export type ChangeOrigin = (typeof CHANGE_ORIGINS)[number];

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

/** An entry for a shift that waits for repair; leave one side out when it begins or ends to wait. */
export function awaitingRepairEntry(
  before: ShiftAwaitingRepair | undefined,
  after: ShiftAwaitingRepair | undefined,
): ChangeEntry {
  return { kind: 'undated', ...sides(before, after) };
}

/** An entry for the publication; leave one side out where there was or will be none. */
export function publicationEntry(
  before: Publication | undefined,
  after: Publication | undefined,
): ChangeEntry {
  return { kind: 'publication', ...sides(before, after) };
}

function sides<Item extends { readonly id: string }>(before: Item | undefined, after: Item | undefined) {
  const id = after?.id ?? before?.id;
  if (id === undefined) throw new Error('A change entry needs a record before or after it.');
  return { id, ...(before && { before }), ...(after && { after }) };
}

/** The change that takes this one back: applying both leaves the schedule as it was. */
export function invertChange(change: ScheduleChange, id: string, at: number): ScheduleChange {
  const entries = change.entries.map(invertEntry).reverse();
  return { id, at, entries, origin: 'undo', of: change.id };
}

/** The change that brings one again after it was undone. */
export function repeatChange(change: ScheduleChange, id: string, at: number): ScheduleChange {
  return { id, at, entries: change.entries, origin: 'redo', of: change.id };
}

function invertEntry(entry: ChangeEntry): ChangeEntry {
  switch (entry.kind) {
    case 'shift':
      return shiftEntry(entry.after, entry.before);
    case 'employee':
      return employeeEntry(entry.after, entry.before);
    case 'template':
      return templateEntry(entry.after, entry.before);
    case 'undated':
      return awaitingRepairEntry(entry.after, entry.before);
    case 'publication':
      return publicationEntry(entry.after, entry.before);
  }
}

/** The shifts waiting for repair after the change; the same array where it touches none. */
export function awaitingRepairAfter(
  awaitingRepair: readonly ShiftAwaitingRepair[],
  { entries }: Pick<ScheduleChange, 'entries'>,
): readonly ShiftAwaitingRepair[] {
  const touched = entries.filter((entry) => entry.kind === 'undated');
  if (touched.length === 0) return awaitingRepair;
  const waiting = new Map(awaitingRepair.map((shift) => [shift.id, shift]));
  for (const { id, after } of touched) {
    if (after) waiting.set(id, after);
    else waiting.delete(id);
  }
  return [...waiting.values()];
}
