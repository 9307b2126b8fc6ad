import { type Employee, nameKey } from '@/lib/employees/employee';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { dropHeldNames } from './published-references';
import type { ChangeEntry } from './schedule-change';

/**
 * Updates the entries to the team's current data: editing one field never restores old values of other
 * fields. Adding an employee under a taken name keeps the existing employee, unless an entry is also about
 * that employee. Returns the same array when nothing differs.
 */
export function employeesAsStored(
  entries: readonly ChangeEntry[],
  team: readonly Employee[],
): readonly ChangeEntry[] {
  let isSame = true;
  const adjusted = entries.flatMap((entry) => {
    if (entry.kind !== 'employee' || !entry.after) return [entry];
    const { after, before } = entry;
    const stored = team.find(({ id }) => id === entry.id);
    const namesake = team.find(({ id, name }) => id !== entry.id && nameKey(name) === nameKey(after.name));
    // A change that removes, renames or merges the namesake, or undoes a merge, includes the namesake.
    const isKnown = namesake && entries.some(({ kind, id }) => kind === 'employee' && id === namesake.id);
    if (!stored && namesake && !isKnown) {
      isSame = false;
      return [];
    }
    const kept = stored && before && untouchedFields(before, after, stored);
    if (!kept) return [entry];
    isSame = false;
    return [{ ...entry, after: { ...after, ...kept } }];
  });
  return isSame ? entries : adjusted;
}

/** Fields that the change does not touch and that differ in the team; undefined if none. */
function untouchedFields(before: Employee, after: Employee, stored: Employee): Partial<Employee> | undefined {
  const isRename = nameKey(before.name) !== nameKey(after.name);
  const keepsName = !isRename && nameKey(stored.name) !== nameKey(after.name);
  const [fieldsBefore, fieldsAfter, currentFields] = [
    fieldsOutsideForm(before),
    fieldsOutsideForm(after),
    fieldsOutsideForm(stored),
  ];
  const kept = Object.keys({ ...fieldsAfter, ...currentFields }).filter(
    (field) =>
      isSameData(fieldsBefore[field], fieldsAfter[field]) &&
      !isSameData(currentFields[field], fieldsAfter[field]),
  );
  if (!keepsName && kept.length === 0) return undefined;
  return {
    ...(keepsName && { name: stored.name }),
    // Undefined for a field cleared since: no record has such a field.
    ...Object.fromEntries(kept.map((field) => [field, currentFields[field]])),
  };
}

/** An employee's stored fields outside the form: availability, and fields of a newer build. */
function fieldsOutsideForm(employee: Employee): Readonly<Record<string, unknown>> {
  const { id: _id, name: _name, role: _role, color: _color, ...fields } = employee;
  return fields;
}

/**
 * The renames that the entries cause, from two old names of each employee: the stored name and the name in
 * the entry.
 */
export function renamesOfTeam(
  entries: readonly ChangeEntry[],
  team: readonly Employee[],
): ReadonlyMap<string, string> {
  const renames = new Map<string, string>();
  for (const entry of entries) {
    if (entry.kind !== 'employee' || !entry.after) continue;
    const stored = team.find(({ id }) => id === entry.id);
    for (const old of [stored?.name, stored && entry.before?.name]) {
      if (old !== undefined && nameKey(old) !== nameKey(entry.after.name)) {
        renames.set(nameKey(old), entry.after.name);
      }
    }
  }
  dropHeldNames(renames, entries, team);
  return renames;
}
