import { nameKey } from '@/lib/employees/employee';
import type { Fields } from '@/lib/saved-data/records/fields';
import { isSameData } from '@/lib/saved-data/records/same-data';
import type { Renames } from '@/lib/shifts/change/follow-renames';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, shiftEntry, templateEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { entryOf } from './merge-state';

/** Both sides of the entry under the names that are new: what was said under an old one is said of the same person. */
export function underNewNames(entry: ChangeEntry, renames: Renames): ChangeEntry {
  if (renames.size === 0 || (entry.kind !== 'shift' && entry.kind !== 'template')) return entry;
  const follow = (record: { readonly employeeName: string } | undefined): Fields | undefined => {
    if (!record) return undefined;
    const name = renames.get(nameKey(record.employeeName));
    return name === undefined ? { ...record } : { ...record, employeeName: name };
  };
  return entryOf(entry.kind, entry.id, follow(entry.before), follow(entry.after));
}

/** The entry about the record that took the place of its own; the same where none did. */
export function withRecordId(entry: ChangeEntry, ids: ReadonlyMap<string, string>): ChangeEntry {
  const id = entry.kind === 'employee' ? ids.get(entry.id) : undefined;
  if (id === undefined) return entry;
  const under = (record: object | undefined): Fields | undefined => record && { ...record, id };
  return entryOf(entry.kind, id, under(entry.before), under(entry.after));
}

/** Whether the entry does nothing but follow its person to a new name. */
export function isFollower(entry: ChangeEntry, renames: Renames): boolean {
  if (renames.size === 0 || (entry.kind !== 'shift' && entry.kind !== 'template')) return false;
  const { before, after } = entry;
  if (!before || !after || renames.get(nameKey(before.employeeName)) !== after.employeeName) return false;
  return isSameData({ ...before, employeeName: '' }, { ...after, employeeName: '' });
}

/** Everything that stands under one of the old names, put under the new one. */
export function followersOf(names: ReadonlyMap<string, string>, schedule: Schedule): readonly ChangeEntry[] {
  if (names.size === 0) return [];
  const entries: ChangeEntry[] = [];
  for (const shift of allShifts(schedule.shifts)) {
    const to = names.get(nameKey(shift.employeeName));
    if (to !== undefined) entries.push(shiftEntry(shift, { ...shift, employeeName: to }));
  }
  for (const template of schedule.templates.values()) {
    const to = names.get(nameKey(template.employeeName));
    if (to !== undefined) entries.push(templateEntry(template, { ...template, employeeName: to }));
  }
  return entries;
}
