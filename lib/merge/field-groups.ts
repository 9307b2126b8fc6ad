import type { Fields } from '@/lib/saved-data/records/fields';
import { isSameData } from '@/lib/saved-data/records/same-data';
import type { RecordKind } from '@/lib/shifts/change/schedule-change';

/** Fields of a record that are only valid together. */
export interface FieldGroup {
  readonly name: string;
  readonly fields: readonly string[];
}

/** Merging half of a time range, or a person with another person's role, would create data that nobody entered. */
const GROUPS: Readonly<Partial<Record<RecordKind, readonly FieldGroup[]>>> = {
  shift: [
    { name: 'when', fields: ['date', 'startTime', 'endTime'] },
    { name: 'who', fields: ['employeeName', 'role', 'color'] },
    { name: 'breaks', fields: ['unpaidBreak', 'paidBreak'] },
    { name: 'series', fields: ['seriesId', 'seriesDate'] },
  ],
  employee: [{ name: 'look', fields: ['role', 'color'] }],
  template: [
    { name: 'who', fields: ['employeeName', 'role', 'color'] },
    { name: 'when', fields: ['startTime', 'endTime'] },
    { name: 'breaks', fields: ['unpaidBreak', 'paidBreak'] },
    { name: 'plan', fields: ['week', 'series', 'rotation'] },
  ],
  request: [{ name: 'decision', fields: ['state', 'word'] }],
};

/**
 * The groups of all fields in the records, including fields of newer builds, without `id`. Every field outside the
 * table is its own group. The order is fixed on every device: first the table, then by name.
 */
export function groupsOf(kind: RecordKind, records: readonly (Fields | undefined)[]): readonly FieldGroup[] {
  const named = GROUPS[kind] ?? [];
  const grouped = new Set(['id', ...named.flatMap(({ fields }) => fields)]);
  const others = new Set<string>();
  for (const record of records) {
    for (const field of Object.keys(record ?? {})) if (!grouped.has(field)) others.add(field);
  }
  return [...named, ...[...others].sort().map((field) => ({ name: field, fields: [field] }))];
}

/** Whether the fields are equal in both; an absent field equals an undefined one. */
export function isSameIn(
  fields: readonly string[],
  one: Fields | undefined,
  other: Fields | undefined,
): boolean {
  return fields.every((field) => isSameData(one?.[field], other?.[field]));
}

/** Picks the fields; omits undefined ones. */
export function partOf(fields: readonly string[], record: Fields): Fields {
  return Object.fromEntries(
    fields.flatMap((field) => (record[field] === undefined ? [] : [[field, record[field]]])),
  );
}

/** Copies the fields from the other record; removes those that the other record lacks. */
export function withPart(record: Fields, fields: readonly string[], other: Fields): Fields {
  const kept = Object.entries(record).filter(([field]) => !fields.includes(field));
  return { ...Object.fromEntries(kept), ...partOf(fields, other) };
}

/** The groups in which the records differ. */
export function changedGroups(
  kind: RecordKind,
  before: Fields | undefined,
  after: Fields | undefined,
): readonly FieldGroup[] {
  return groupsOf(kind, [before, after]).filter(({ fields }) => !isSameIn(fields, before, after));
}

/** Two edits of one record: the common ancestor and both results. */
export interface ThreeWay {
  readonly base: Fields | undefined;
  readonly mine: Fields;
  readonly theirs: Fields;
}

/**
 * Three-way merge: `theirs` plus each group that only `mine` changed. If both changed a group differently, `isMine`
 * decides. Returns `theirs` itself if nothing of `mine` is added.
 */
export function mergeFields(
  groups: readonly FieldGroup[],
  { base, mine, theirs }: ThreeWay,
  isMine: (group: FieldGroup) => boolean,
): Fields {
  let merged = theirs;
  for (const group of groups) {
    const { fields } = group;
    if (isSameIn(fields, base, mine) || isSameIn(fields, mine, theirs)) continue;
    if (isSameIn(fields, base, theirs) || isMine(group)) merged = withPart(merged, fields, mine);
  }
  return merged;
}
