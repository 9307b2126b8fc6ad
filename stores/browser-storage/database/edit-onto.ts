import { isSameData } from '@/lib/saved-data/records/same-data';

/** Fields that say something only together: half of them from here and half from there is a time that nobody set. */
const TOGETHER = ['date', 'startTime', 'endTime'];

/** Two roles may have one colour, and then an edit from one to the other touches the role alone. */
const WITH_ROLE = ['color'];

/** The fields that differ between the two, those that only one of them has included. */
export function touchedFields(before: object, after: object): readonly string[] {
  const [earlier, later] = [fieldsOf(before), fieldsOf(after)];
  return Object.keys({ ...earlier, ...later }).filter((name) => !isSameData(earlier[name], later[name]));
}

/**
 * The stored record with the edit from `before` to `after` made to it: fields that the edit did not touch stay as they
 * are stored, one that it took away is gone, of date and times all are as after it if it touched one, and with the role
 * comes its colour.
 */
export function editOnto<Item extends object>(stored: Item, before: Item, after: Item): Item {
  return withFields(stored, after, touchedFields(before, after));
}

/** The item with those fields, and what belongs to them, as the other has them. */
export function withFields<Item extends object>(item: Item, other: object, touched: readonly string[]): Item {
  const isTimed = touched.some((name) => TOGETHER.includes(name));
  const ofRole = touched.includes('role') ? WITH_ROLE : [];
  const edited = { ...fieldsOf(item) };
  const from = fieldsOf(other);
  for (const name of [...touched, ...ofRole, ...(isTimed ? TOGETHER : [])]) {
    if (Object.hasOwn(from, name)) edited[name] = from[name];
    else delete edited[name];
  }
  return edited as Item;
}

function fieldsOf(item: object): Record<string, unknown> {
  return { ...item };
}
