import type { DayRecord } from '@/lib/days/day-record';
import type { Employee } from '@/lib/employees/employee';
import type { RequestRecord } from '@/lib/requests/request-record';
import type { SettingRecord } from '@/lib/settings/setting-record';
import type { Publication } from '@/lib/shifts/publication/publication';
import type { Shift, ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import type { Template } from '@/lib/templates/template';

interface Records {
  readonly shift: Shift;
  readonly employee: Employee;
  readonly template: Template;
  readonly day: DayRecord;
  readonly request: RequestRecord;
  /** A stored shift awaiting repair: kept as it came, in no figure and on no day. */
  readonly undated: ShiftAwaitingRepair;
  /** A business setting, or a part of one. */
  readonly setting: SettingRecord;
  /** The publication of the schedule, and what has changed since. */
  readonly publication: Publication;
}

export type RecordKind = keyof Records;

export type RecordOf<Kind extends RecordKind> = Records[Kind];

/** One record before and after: no `before` on creation, no `after` on removal. */
interface EntryOf<Kind extends RecordKind> {
  readonly kind: Kind;
  readonly id: string;
  readonly before?: Records[Kind];
  readonly after?: Records[Kind];
}

export type ChangeEntry = { [Kind in RecordKind]: EntryOf<Kind> }[RecordKind];

/**
 * The only way to edit the schedule: a group of entries that is applied, stored, undone and sent to other tabs as a
 * whole. `at` is epoch milliseconds.
 */
export interface ScheduleChange {
  readonly id: string;
  readonly at: number;
  readonly entries: readonly ChangeEntry[];
  /** Absent for a person's edit. */
  readonly origin?: ChangeOrigin;
  /** The change that this undo or redo refers to. */
  readonly of?: string;
  /** Further changes that are undone or redone together with it, in the order in which that would go one by one. */
  readonly also?: readonly string[];
  /** Of a change from another device that shares the schedule: which one. */
  readonly by?: string;
  /** For an edit that took a proposal of who works when: the seed of its plan. */
  readonly proposal?: TakenProposal;
}

export interface TakenProposal {
  readonly seed: number;
}

/**
 * `import` takes in what a hand or another program wrote to storage, `publish` has reached the team, `series` makes
 * repeating shifts ahead, and the holidays of further years, automatically, `reply` has come from the team, and `shared` from another device: none of them can be undone.
 */
export const CHANGE_ORIGINS = [
  'edit',
  'undo',
  'redo',
  'import',
  'publish',
  'series',
  'reply',
  'shared',
] as const;

export type ChangeOrigin = (typeof CHANGE_ORIGINS)[number];

/** The ids of imports that the storage itself makes of what it finds begin so. */
export const IMPORT_OF_TEXTS = 'import-';

/** An entry for a changed shift; omit one side on creation or removal. */
export function shiftEntry(before: Shift | undefined, after: Shift | undefined): ChangeEntry {
  return { kind: 'shift', ...sides(before, after) };
}

/** An entry for a changed employee; omit one side on creation or removal. */
export function employeeEntry(before: Employee | undefined, after: Employee | undefined): ChangeEntry {
  return { kind: 'employee', ...sides(before, after) };
}

/** An entry for a changed template; omit one side on creation or removal. */
export function templateEntry(before: Template | undefined, after: Template | undefined): ChangeEntry {
  return { kind: 'template', ...sides(before, after) };
}

/** An entry for what is said of a date; omit one side where nothing was or will be. */
export function dayEntry(before: DayRecord | undefined, after: DayRecord | undefined): ChangeEntry {
  return { kind: 'day', ...sides(before, after) };
}

/** An entry for what somebody of the team asks; omit one side where it comes or goes. */
export function requestEntry(
  before: RequestRecord | undefined,
  after: RequestRecord | undefined,
): ChangeEntry {
  return { kind: 'request', ...sides(before, after) };
}

/** An entry for a shift awaiting repair; omit one side when that begins or ends. */
export function awaitingRepairEntry(
  before: ShiftAwaitingRepair | undefined,
  after: ShiftAwaitingRepair | undefined,
): ChangeEntry {
  return { kind: 'undated', ...sides(before, after) };
}

/** An entry for a business setting; omit one side where it has the default. */
export function settingEntry(
  before: SettingRecord | undefined,
  after: SettingRecord | undefined,
): ChangeEntry {
  return { kind: 'setting', ...sides(before, after) };
}

/** An entry for the publication; omit one side when there was or will be none. */
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

/** The inverse of the change: applying both leaves the schedule as it was. */
export function invertChange(change: ScheduleChange, id: string, at: number): ScheduleChange {
  const entries = change.entries.map(invertEntry).reverse();
  return { id, at, entries, origin: 'undo', of: change.id };
}

/** The change that redoes one after it was undone. */
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
    case 'day':
      return dayEntry(entry.after, entry.before);
    case 'request':
      return requestEntry(entry.after, entry.before);
    case 'undated':
      return awaitingRepairEntry(entry.after, entry.before);
    case 'setting':
      return settingEntry(entry.after, entry.before);
    case 'publication':
      return publicationEntry(entry.after, entry.before);
  }
}

/** The shifts awaiting repair after the change; the same array when it touches none. */
export function awaitingRepairAfter(
  awaitingRepair: readonly ShiftAwaitingRepair[],
  { entries }: Pick<ScheduleChange, 'entries'>,
): readonly ShiftAwaitingRepair[] {
  const touched = entries.filter((entry) => entry.kind === 'undated');
  if (touched.length === 0) return awaitingRepair;
  const byId = new Map(awaitingRepair.map((shift) => [shift.id, shift]));
  for (const { id, after } of touched) {
    if (after) byId.set(id, after);
    else byId.delete(id);
  }
  return [...byId.values()];
}
