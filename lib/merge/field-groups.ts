import type { Fields } from '@/lib/saved-data/records/fields';
import { isSameData } from '@/lib/saved-data/records/same-data';
import type { RecordKind } from '@/lib/shifts/change/schedule-change';

/** Fields of a record that only make sense together, under one name. */
export interface FieldGroup {
  readonly name: string;
  readonly fields: readonly string[];
}

/** Half of a time range, or a person with another's role, is nobody's edit. Every other field is a group of its own. */
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
 * The groups of fields that the records of that kind have, those of fields that no build of ours knows included. The `id`
 * is in none. In a fixed order: that of the table, then by name.
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

/** Whether the two say the same in those fields; a field that is absent is the same as one that is undefined. */
export function isSameIn(
  fields: readonly string[],
  one: Fields | undefined,
  other: Fields | undefined,
): boolean {
  return fields.every((field) => isSameData(one?.[field], other?.[field]));
}

/** Those fields of the record, without what is undefined. */
export function partOf(fields: readonly string[], record: Fields): Fields {
  return Object.fromEntries(
    fields.flatMap((field) => (record[field] === undefined ? [] : [[field, record[field]]])),
  );
}

/** The record with those fields as the other has them: what the other does not have goes. */
export function withPart(record: Fields, fields: readonly string[], other: Fields): Fields {
  const kept = Object.entries(record).filter(([field]) => !fields.includes(field));
  return { ...Object.fromEntries(kept), ...partOf(fields, other) };
}

/** The groups in which the two differ. */
export function changedGroups(
  kind: RecordKind,
  before: Fields | undefined,
  after: Fields | undefined,
): readonly FieldGroup[] {
  return groupsOf(kind, [before, after]).filter(({ fields }) => !isSameIn(fields, before, after));
}

/** Two edits of one record: what both began with, and what each has made of it. */
export interface ThreeWay {
  readonly base: Fields | undefined;
  readonly mine: Fields;
  readonly theirs: Fields;
}

/**
 * The three-way merge of records: `theirs`, with each group that only the other side has changed as `mine` has it. Where
 * both have changed a group, and not to the same, `isMine` decides. The same object as `theirs` if nothing is merged in.
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
