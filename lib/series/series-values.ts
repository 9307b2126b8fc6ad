import type { Shift } from '@/lib/shifts/shift/shift';
import type { Occurrence } from './occurrence';
import type { SeriesShift } from './series';

type Field = keyof SeriesShift;

/** Fields that are only valid together. `compared` omits color, which is never compared. */
interface FieldGroup {
  readonly fields: readonly Field[];
  readonly compared: readonly Field[];
}

const WHO: FieldGroup = { fields: ['employeeName', 'role', 'color'], compared: ['employeeName', 'role'] };
const WHEN: FieldGroup = { fields: ['startTime', 'endTime'], compared: ['startTime', 'endTime'] };

const singleField = (field: Field): FieldGroup => ({ fields: [field], compared: [field] });

const GROUPS: readonly FieldGroup[] = [
  WHO,
  WHEN,
  ...(['status', 'notes', 'station', 'teamNotes', 'kind', 'unpaidBreak', 'paidBreak'] as const).map(
    singleField,
  ),
];

export type ChangedFields = readonly FieldGroup[];

/** The groups of fields that differ; ignores the days. */
export function changedFields(before: SeriesShift, after: SeriesShift): ChangedFields {
  return GROUPS.filter(({ fields }) => fields.some((field) => before[field] !== after[field]));
}

export function withFieldsOf<Item extends SeriesShift>(
  item: Item,
  changed: ChangedFields,
  other: SeriesShift,
): Item {
  const copy: Item = { ...item };
  for (const field of changed.flatMap(({ fields }) => fields)) {
    if (other[field] === undefined) delete copy[field];
    else Object.assign(copy, { [field]: other[field] });
  }
  return copy;
}

/** Drops field groups that were edited separately, and person and times of a worked shift. */
export function fieldsToApply(changed: ChangedFields, shift: Shift, before: SeriesShift): ChangedFields {
  return changed.filter((group) => {
    const isFixed = shift.worked !== undefined && (group === WHO || group === WHEN);
    return !isFixed && group.compared.every((field) => shift[field] === before[field]);
  });
}

/** Whether the occurrence was edited separately or has actual hours. */
export function isEditedSeparately(
  { shift, seriesDate }: Pick<Occurrence, 'seriesDate'> & { readonly shift: Shift },
  series: SeriesShift,
): boolean {
  return (
    shift.worked !== undefined ||
    shift.date !== seriesDate ||
    GROUPS.some(({ compared }) => compared.some((field) => shift[field] !== series[field]))
  );
}
