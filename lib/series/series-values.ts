import type { Shift } from '@/lib/shifts/shift/shift';
import type { Occurrence } from './occurrence';
import type { SeriesShift } from './series';

type Field = keyof SeriesShift;

/** Fields that say something only together, and by which of them two are the same: a colour is only a look. */
interface FieldGroup {
  readonly fields: readonly Field[];
  readonly told: readonly Field[];
}

const WHO: FieldGroup = { fields: ['employeeName', 'role', 'color'], told: ['employeeName', 'role'] };
const WHEN: FieldGroup = { fields: ['startTime', 'endTime'], told: ['startTime', 'endTime'] };

const alone = (field: Field): FieldGroup => ({ fields: [field], told: [field] });

const GROUPS: readonly FieldGroup[] = [
  WHO,
  WHEN,
  ...(['status', 'notes', 'station', 'teamNotes', 'kind', 'unpaidBreak', 'paidBreak'] as const).map(alone),
];

/** What an edit changed of a shift, in fields that belong together. */
export type ChangedFields = readonly FieldGroup[];

/** What differs between the two, save their days. */
export function changedFields(before: SeriesShift, after: SeriesShift): ChangedFields {
  return GROUPS.filter(({ fields }) => fields.some((field) => before[field] !== after[field]));
}

/** The item with those fields as the other has them. */
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

/**
 * Those of the changed fields that an occurrence takes over: where somebody has given it other values than its series
 * had, these stay, and whoever has worked it keeps person and times.
 */
export function fieldsTakenOver(changed: ChangedFields, shift: Shift, before: SeriesShift): ChangedFields {
  return changed.filter((group) => {
    const isFixed = shift.worked !== undefined && (group === WHO || group === WHEN);
    return !isFixed && group.told.every((field) => shift[field] === before[field]);
  });
}

/** Whether somebody has edited the occurrence by itself, or has told what really happened in it. */
export function isOfItsOwn(
  { shift, seriesDate }: Pick<Occurrence, 'seriesDate'> & { readonly shift: Shift },
  series: SeriesShift,
): boolean {
  return (
    shift.worked !== undefined ||
    shift.date !== seriesDate ||
    GROUPS.some(({ told }) => told.some((field) => shift[field] !== series[field]))
  );
}
