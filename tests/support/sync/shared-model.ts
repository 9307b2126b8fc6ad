import { groupsOf, isSameIn } from '@/lib/merge/field-groups';
import { isUndoOrRedo } from '@/lib/merge/merge-entry';
import { applyChangeToFull, EMPTY_FULL_SCHEDULE, recordIn, sideOf } from '@/lib/merge/merge-state';
import type { SignedChange } from '@/lib/merge/signed-change';
import { decidedRequestIds } from '@/lib/requests/decided-requests';
import type { Fields } from '@/lib/saved-data/records/fields';
import { isSameData } from '@/lib/saved-data/records/same-data';
import type { ChangeEntry, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { StoredConflict } from '@/stores/sync/database/sync-database';

interface Announcement {
  readonly log: readonly SignedChange[];
  /** The changes made on the devices, by id. */
  readonly made: ReadonlyMap<string, ScheduleChange>;
  readonly conflicts: readonly StoredConflict[];
}

/** `problems` is empty if the log is right. */
export interface Replay {
  readonly problems: readonly string[];
  readonly groups: {
    readonly edited: number;
    readonly kept: number;
    readonly conflicting: number;
    readonly excused: number;
  };
}

/**
 * Replays the shared log from an empty schedule. Checks that each `before` matches the replayed record, that no change writes
 * groups that its maker did not edit, and that each edit is in the result or in a conflict.
 */
export function replay({ log, made, conflicts }: Announcement): Replay {
  const problems: string[] = [];
  const conflictIds = new Set(conflicts.map(({ changeId }) => changeId));
  const groups = { edited: 0, kept: 0, conflicting: 0, excused: 0 };
  let state = EMPTY_FULL_SCHEDULE;
  const ids = new Set<string>();
  for (const logged of log) {
    if (ids.has(logged.id)) problems.push(`twice: ${logged.id}`);
    ids.add(logged.id);
    // A step's id is not known when the step is made.
    const original = made.get(logged.id) ?? (isUndoOrRedo(logged) ? logged : undefined);
    if (!original) {
      problems.push(`made by nobody: ${logged.id}`);
      continue;
    }
    let walk = state;
    for (const entry of logged.entries) {
      if (entry.kind !== 'publication') {
        const there = recordIn(walk, entry.kind, entry.id);
        if (!isSameData(there, entry.before && { ...entry.before }))
          problems.push(
            `wrong before: ${entry.kind} ${entry.id} of ${logged.id}: ${JSON.stringify([there, entry])} made ${JSON.stringify(original)}`,
          );
        for (const name of writtenUnasked(entry, original)) problems.push(`unasked: ${name} of ${logged.id}`);
      }
      walk = applyChangeToFull(walk, { entries: [entry] });
    }
    state = applyChangeToFull(state, logged);
    if (isUndoOrRedo(original)) continue;
    for (const entry of original.entries) {
      if (entry.kind === 'publication') continue;
      judge(entry, original, recordIn(state, entry.kind, entry.id), conflictIds.has(logged.id));
    }
  }
  for (const [id, change] of made) {
    // Dropped because another device decided the request first.
    if (!ids.has(id) && decidedRequestIds(change).length === 0) problems.push(`never synced: ${id}`);
  }
  return { problems, groups };

  function judge(
    entry: ChangeEntry,
    { id, entries }: ScheduleChange,
    now: Fields | undefined,
    hasConflict: boolean,
  ): void {
    const current = sideOf(entry, now);
    const [before, after] = [sideOf(entry, entry.before), sideOf(entry, entry.after)];
    const isRename = entries.some(
      ({ kind, before: was, after: is }) => kind === 'employee' && was && is && was.name !== is.name,
    );
    for (const { name, fields } of groupsOf(entry.kind, [before, after])) {
      if (before && after && isSameIn(fields, before, after)) continue;
      groups.edited += 1;
      const isWithoutName = { ...current, employeeName: '' };
      const isSame = after
        ? current !== undefined &&
          (isSameIn(fields, after, current) ||
            (fields.includes('employeeName') &&
              isSameIn(fields, { ...after, employeeName: '' }, isWithoutName)))
        : current === undefined;
      if (isSame) groups.kept += 1;
      else if (hasConflict) groups.conflicting += 1;
      // An employee merged with a namesake, or a shift that follows a renamed employee.
      else if (entry.kind === 'employee' || (name === 'who' && isRename)) groups.excused += 1;
      else problems.push(`lost without a conflict: ${entry.kind} ${entry.id} ${name} of ${id}`);
    }
  }
}

/** The groups that the entry writes although its maker did not change them. */
function writtenUnasked(entry: ChangeEntry, original: ScheduleChange): readonly string[] {
  if (!entry.before || !entry.after || isUndoOrRedo(original)) return [];
  if (entry.kind === 'employee' || entry.kind === 'publication') return [];
  const asked = original.entries.find(({ kind, id }) => kind === entry.kind && id === entry.id);
  const isRename = original.entries.some(({ kind }) => kind === 'employee');
  const [before, after]: readonly Fields[] = [{ ...entry.before }, { ...entry.after }];
  return groupsOf(entry.kind, [before, after]).flatMap(({ name, fields }) => {
    if (isSameIn(fields, before, after) || (isRename && name === 'who')) return [];
    const isAsked = asked && !isSameIn(fields, sideOf(asked, asked.before), sideOf(asked, asked.after));
    return isAsked ? [] : [`${entry.kind} ${entry.id} ${name}`];
  });
}
