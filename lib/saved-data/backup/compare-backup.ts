import { type Employee, nameKey } from '@/lib/employees/employee';
import { forEachInPieces, type InPieces, runToCompletion, scaleProgress } from '@/lib/in-pieces';
import { isSameData } from '@/lib/saved-data/records/same-data';
import {
  awaitingRepairEntry,
  type ChangeEntry,
  dayEntry,
  employeeEntry,
  publicationEntry,
  requestEntry,
  settingEntry,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import type { Shift, ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import type { BackupContent } from './backup';

/** Whether current records that are missing from the backup stay (`merge`) or are removed (`replace`). */
export type RestoreMode = 'merge' | 'replace';

/** Records compared per piece. */
const RECORDS_PER_PIECE = 200;

/** The ids of the records that restoring would add, change and remove; equal records are in no list. */
export interface Differences {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/**
 * How a backup differs from the schedule. Shifts awaiting repair count as shifts. Only `replace` restores the
 * settings.
 */
export interface Comparison {
  readonly shifts: Differences;
  readonly employees: Differences;
  readonly templates: Differences;
  readonly days: Differences;
  readonly requests: Differences;
  readonly settings: Differences;
}

/** The records with one shift id: a shift, a shift awaiting repair, or both if two tabs wrote at once. */
interface ShiftState {
  readonly shift?: Shift;
  readonly awaitingRepair?: ShiftAwaitingRepair;
}

interface Identified {
  readonly id: string;
}

type Ids<Item> = ReadonlyMap<string, Item>;

/** Compares the backup with the current records, matched by id. */
export function compareBackup(current: BackupContent, backup: BackupContent): Comparison {
  return runToCompletion(compareInPieces(current, backup));
}

/** `compareBackup` in pieces. */
export function* compareInPieces(current: BackupContent, backup: BackupContent): InPieces<Comparison> {
  const before = yield* scaleProgress(0, 0.2, shiftStates(current));
  const after = yield* scaleProgress(0.2, 0.4, shiftStates(backup));
  return {
    shifts: yield* scaleProgress(0.4, 1, differences(before, after, isSameState)),
    employees: runToCompletion(differences(byId(current.employees), byId(backup.employees))),
    templates: runToCompletion(differences(byId(current.templates), byId(backup.templates))),
    days: runToCompletion(differences(byId(current.days), byId(backup.days))),
    requests: runToCompletion(differences(byId(current.requests), byId(backup.requests))),
    settings: runToCompletion(differences(byId(current.settings), byId(backup.settings))),
  };
}

/**
 * The entries that replace the current records by the backup's (`replace`), or only add and change records
 * (`merge`). A merge keeps repaired shifts, the current ids of people, and fields that the backup's record
 * lacks.
 */
export function restoreEntries(
  current: BackupContent,
  backup: BackupContent,
  mode: RestoreMode,
): readonly ChangeEntry[] {
  return runToCompletion(restoreEntriesInPieces(current, backup, mode));
}

/** `restoreEntries` in pieces. */
export function* restoreEntriesInPieces(
  current: BackupContent,
  backup: BackupContent,
  mode: RestoreMode,
): InPieces<readonly ChangeEntry[]> {
  const isMerge = mode === 'merge';
  const employees = isMerge ? withCurrentIds(current.employees, backup.employees) : backup.employees;
  const templates = isMerge ? withFieldsOf(current.templates, backup.templates) : backup.templates;
  const before = yield* scaleProgress(0, 0.1, shiftStates(current));
  const after = yield* scaleProgress(0.1, 0.2, shiftStates(backup));
  const entries = yield* scaleProgress(0.2, 1, shiftEntries(before, after, isMerge));
  const team = itemEntries(current.employees, employees, employeeEntry, isMerge);
  entries.push(
    ...team,
    ...unchangedNamesakeEntries(current.employees, team),
    ...itemEntries(current.templates, templates, templateEntry, isMerge),
    ...itemEntries(
      current.days,
      isMerge ? withFieldsOf(current.days, backup.days) : backup.days,
      dayEntry,
      isMerge,
    ),
    ...itemEntries(
      current.requests,
      isMerge ? withFieldsOf(current.requests, backup.requests) : backup.requests,
      requestEntry,
      isMerge,
    ),
    // A merge changes neither business settings nor preferences.
    ...(isMerge ? [] : itemEntries(current.settings, backup.settings, settingEntry, isMerge)),
  );
  // The publication is last, because it lists the changes since publication, including these entries.
  if (!isMerge && !isSameData(current.publication, backup.publication)) {
    entries.push(publicationEntry(current.publication, backup.publication));
  }
  return entries;
}

function* differences<Item>(
  current: Ids<Item>,
  backup: Ids<Item>,
  isSame: (before: Item, after: Item) => boolean = isSameData,
): InPieces<Differences> {
  const added: string[] = [];
  const changed: string[] = [];
  const removed: string[] = [];
  let count = 0;
  for (const [id, item] of backup) {
    const before = current.get(id);
    if (before === undefined) added.push(id);
    else if (!isSame(before, item)) changed.push(id);
    count += 1;
    if (count % RECORDS_PER_PIECE === 0) yield (0.8 * count) / backup.size;
  }
  count = 0;
  for (const id of current.keys()) {
    if (!backup.has(id)) removed.push(id);
    count += 1;
    if (count % RECORDS_PER_PIECE === 0) yield 0.8 + (0.2 * count) / current.size;
  }
  return { added, changed, removed };
}

function itemEntries<Item extends Identified>(
  current: readonly Item[],
  backup: readonly Item[],
  toEntry: (before: Item | undefined, after: Item | undefined) => ChangeEntry,
  isMerge: boolean,
): readonly ChangeEntry[] {
  const before = byId(current);
  const after = byId(backup);
  const { added, changed, removed } = runToCompletion(differences(before, after));
  const ids = [...(isMerge ? [] : removed), ...changed, ...added];
  return ids.map((id) => toEntry(before.get(id), after.get(id)));
}

function* shiftEntries(
  current: Ids<ShiftState>,
  backup: Ids<ShiftState>,
  isMerge: boolean,
): InPieces<ChangeEntry[]> {
  const { added, changed, removed } = yield* scaleProgress(0, 0.6, differences(current, backup, isSameState));
  const entries: ChangeEntry[] = [];
  const lists = isMerge ? [changed, added] : [removed, changed, added];
  for (const [index, ids] of lists.entries()) {
    const shareOf = (done: number) => 0.6 + 0.4 * ((index + done) / lists.length);
    const work = forEachInPieces(ids, (id) => {
      const before = current.get(id) ?? {};
      const found = backup.get(id) ?? {};
      const after =
        isMerge && before.shift
          ? { ...before, ...(found.shift && { shift: { ...before.shift, ...found.shift } }) }
          : found;
      if (!isSameAwaitingRepair(before, after))
        entries.push(awaitingRepairEntry(before.awaitingRepair, after.awaitingRepair));
      if (!isSameData(before.shift, after.shift)) entries.push(shiftEntry(before.shift, after.shift));
    });
    yield* scaleProgress(shareOf(0), shareOf(1), work);
  }
  return entries;
}

function* shiftStates({ shifts, awaitingRepair }: BackupContent): InPieces<Ids<ShiftState>> {
  const states = new Map<string, ShiftState>();
  yield* forEachInPieces(shifts, (shift) => states.set(shift.id, { shift }));
  for (const unrepaired of awaitingRepair) {
    states.set(unrepaired.id, { ...states.get(unrepaired.id), awaitingRepair: unrepaired });
  }
  return states;
}

function isSameState(before: ShiftState, after: ShiftState): boolean {
  return isSameData(before.shift, after.shift) && isSameAwaitingRepair(before, after);
}

/** A backup has the id within the record, so an id assigned on reading is not a difference. */
function isSameAwaitingRepair(
  { awaitingRepair: before }: ShiftState,
  { awaitingRepair: after }: ShiftState,
): boolean {
  return isSameData(
    before && { ...before.stored, id: before.id },
    after && { ...after.stored, id: after.id },
  );
}

/**
 * The backup's employees for a merge, with the current id of the person of the same name. A person counts as
 * renamed only if the backup gives that id another, free name; then the person's old name is free. Fields
 * that the backup lacks, such as availability, keep their current values.
 */
function withCurrentIds(current: readonly Employee[], backup: readonly Employee[]): readonly Employee[] {
  // Of two current employees with one name, the first holds the name; each keeps their id.
  const holders = new Map([...current].reverse().map((employee) => [nameKey(employee.name), employee]));
  const known = byId(current);
  const renamed = renamedIds(known, holders, backup);
  const taken = new Map<string, Employee>();
  for (const employee of backup) {
    const own = known.get(employee.id);
    const holder = own && isNamesake(own, employee) ? own : holders.get(nameKey(employee.name));
    const id = holder && !renamed.has(holder.id) ? holder.id : employee.id;
    // The backup has two records for one current employee, merged since: the record with the current id wins.
    if (taken.has(id) && employee.id !== id) continue;
    taken.set(id, { ...known.get(id), ...employee, id });
  }
  return [...taken.values()];
}

type Named = Pick<Employee, 'name'>;

function isNamesake(one: Named, other: Named): boolean {
  return nameKey(one.name) === nameKey(other.name);
}

/**
 * Unchanged entries for employees who share a name with an added one. Storage refuses a second employee of a
 * name unless the change also contains the first.
 */
function unchangedNamesakeEntries(
  current: readonly Employee[],
  entries: readonly ChangeEntry[],
): readonly ChangeEntry[] {
  const added = entries.flatMap((entry) =>
    entry.kind === 'employee' && !entry.before && entry.after ? [entry.after] : [],
  );
  const touched = new Set(entries.map(({ id }) => id));
  return current
    .filter((employee) => !touched.has(employee.id) && added.some((other) => isNamesake(employee, other)))
    .map((employee) => employeeEntry(employee, employee));
}

/** The backup's records, with the fields they lack from the current records. */
function withFieldsOf<Item extends Identified>(
  current: readonly Item[],
  backup: readonly Item[],
): readonly Item[] {
  const known = byId(current);
  return backup.map((item) => ({ ...known.get(item.id), ...item }));
}

/** The ids whose new name is free, or becomes free when another of these ids is renamed. */
function renamedIds(
  current: Ids<Employee>,
  holders: Ids<Employee>,
  backup: readonly Employee[],
): ReadonlySet<string> {
  const wanting = new Map<string, string>();
  const ready: string[] = [];
  for (const { id, name } of backup) {
    const own = current.get(id);
    if (!own || isNamesake(own, { name })) continue;
    const holder = holders.get(nameKey(name));
    if (holder) wanting.set(holder.id, id);
    else ready.push(id);
  }
  const renamed = new Set<string>();
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    renamed.add(id);
    const next = wanting.get(id);
    if (next !== undefined) ready.push(next);
  }
  return renamed;
}

function byId<Item extends Identified>(items: readonly Item[]): Ids<Item> {
  return new Map(items.map((item) => [item.id, item]));
}
