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
  /** A stored shift awaiting repair: kept as stored, on no day and in no figure. */
  readonly undated: ShiftAwaitingRepair;
  readonly setting: SettingRecord;
  readonly publication: Publication;
}

export type RecordKind = keyof Records;

export type RecordOf<Kind extends RecordKind> = Records[Kind];

/** Without `before` on creation, without `after` on removal. */
interface EntryOf<Kind extends RecordKind> {
  readonly kind: Kind;
  readonly id: string;
  readonly before?: Records[Kind];
  readonly after?: Records[Kind];
}

export type ChangeEntry = { [Kind in RecordKind]: EntryOf<Kind> }[RecordKind];

/** The only way to edit the schedule, applied and undone as a whole. `at` is epoch milliseconds. */
export interface ScheduleChange {
  readonly id: string;
  readonly at: number;
  readonly entries: readonly ChangeEntry[];
  readonly origin?: ChangeOrigin;
  /** For an undo or redo: the id of the original change. */
  readonly of?: string;
  /** Further changes undone or redone with `of`, in the order in which single steps would go. */
  readonly also?: readonly string[];
  /** For a synced change: the id of the other device. */
  readonly by?: string;
  /** For an edit that accepts a proposed schedule: the seed of its plan. */
  readonly proposal?: TakenProposal;
}

export interface TakenProposal {
  readonly seed: number;
}

/**
 * `import` reads external edits of storage and `publish` has reached the team. `series` generates repeating shifts and
 * later years' holidays. `reply` comes from the team, `shared` from another device. None of these can be undone.
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

/** Prefix of the ids of imports that storage creates from texts it finds. */
export const IMPORT_OF_TEXTS = 'import-';

export function shiftEntry(before: Shift | undefined, after: Shift | undefined): ChangeEntry {
  return { kind: 'shift', ...sides(before, after) };
}

export function employeeEntry(before: Employee | undefined, after: Employee | undefined): ChangeEntry {
  return { kind: 'employee', ...sides(before, after) };
}

export function templateEntry(before: Template | undefined, after: Template | undefined): ChangeEntry {
  return { kind: 'template', ...sides(before, after) };
}

export function dayEntry(before: DayRecord | undefined, after: DayRecord | undefined): ChangeEntry {
  return { kind: 'day', ...sides(before, after) };
}

export function requestEntry(
  before: RequestRecord | undefined,
  after: RequestRecord | undefined,
): ChangeEntry {
  return { kind: 'request', ...sides(before, after) };
}

export function awaitingRepairEntry(
  before: ShiftAwaitingRepair | undefined,
  after: ShiftAwaitingRepair | undefined,
): ChangeEntry {
  return { kind: 'undated', ...sides(before, after) };
}

export function settingEntry(
  before: SettingRecord | undefined,
  after: SettingRecord | undefined,
): ChangeEntry {
  return { kind: 'setting', ...sides(before, after) };
}

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

/** The inverse of the change: applying the change and then the inverse leaves the schedule unchanged. */
export function invertChange(change: ScheduleChange, id: string, at: number): ScheduleChange {
  const entries = change.entries.map(invertEntry).reverse();
  return { id, at, entries, origin: 'undo', of: change.id };
}

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

/** The shifts awaiting repair after the change; the same array if the change touches none. */
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
