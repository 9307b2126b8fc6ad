import type { Fields } from '@/lib/saved-data/records/fields';
import { isSameData } from '@/lib/saved-data/records/same-data';
import type { RecordKind } from '@/lib/shifts/change/schedule-change';
import { type FieldGroup, groupsOf, isSameIn, mergeFields } from './field-groups';

/** How the fields of a form relate to those of the record that it edits. Fields of the same name are the same. */
export interface FormShape {
  readonly kind: RecordKind;
  /** Fields that say something only with another: that other field, by the name of each. */
  readonly companions?: Readonly<Record<string, string>>;
}

/** A form on a record: what its fields say, and how the record is now. */
export interface FormOnRecord<Draft extends object> {
  /** The record as it is now, in the form's fields. What differs from it is what the person has changed. */
  readonly base: Draft;
  readonly draft: Draft;
  /** `base`, but with the values of before in fields that a choice is open for: from there the same choice comes up again. */
  readonly agreed: Draft;
  /** Fields that show an edit made elsewhere while the form was open. */
  readonly followed: readonly string[];
  /** Fields to choose a value for, `draft` or `base`, before saving: both sides have changed their group. */
  readonly clashes: readonly string[];
}

/** A form that opens on that base, with what was typed on it earlier if anything was. */
export function openForm<Draft extends object>(base: Draft, draft: Draft = base): FormOnRecord<Draft> {
  return { base, draft, agreed: base, followed: [], clashes: [] };
}

/** The form after the person has edited it: a field that is edited no longer shows the edit made elsewhere. */
export function editForm<Draft extends object>(
  form: FormOnRecord<Draft>,
  draft: Draft,
  shape: FormShape,
): FormOnRecord<Draft> {
  const [before, after, base] = [fieldsOf(form.draft), fieldsOf(draft), fieldsOf(form.base)];
  const isSettled = (field: string) => isSameIn(together(field, shape), base, after);
  return {
    ...form,
    draft,
    agreed: withFieldsOf(form.agreed, form.clashes.filter(isSettled), base, shape),
    followed: form.followed.filter((field) => isSameIn(together(field, shape), before, after)),
    clashes: form.clashes.filter((field) => !isSettled(field)),
  };
}

/**
 * The form after its record has become `theirs` elsewhere. Fields whose group the person has not changed follow. Of a group
 * that both have changed the person's values stay, and each field that differs is to be chosen. Nothing typed is lost.
 */
export function rebaseForm<Draft extends object>(
  form: FormOnRecord<Draft>,
  theirs: Draft,
  shape: FormShape,
): FormOnRecord<Draft> {
  const [base, mine, now] = [fieldsOf(form.base), fieldsOf(form.draft), fieldsOf(theirs)];
  if (isSameData(base, now)) return form;
  const groups = formGroups(shape, [base, mine, now]);
  const clashing = new Set<string>();
  const draft = mergeFields(groups, { base, mine, theirs: now }, ({ fields }) => {
    for (const field of fields) if (!isSameIn([field], mine, now)) clashing.add(mainField(field, shape));
    return true;
  });
  const arrived = new Set<string>();
  for (const field of Object.keys({ ...mine, ...now }))
    if (!isSameIn([field], mine, draft)) arrived.add(mainField(field, shape));
  const isOpen = (field: string) => !isSameIn(together(field, shape), draft, now);
  const clashes = [...new Set([...form.clashes, ...clashing])].filter(isOpen);
  return {
    base: theirs,
    draft: isSameData(draft, mine) ? form.draft : (draft as Draft),
    agreed: withFieldsOf(theirs, clashes, fieldsOf(form.agreed), shape),
    followed: [...new Set([...form.followed, ...arrived])].filter((field) => !clashing.has(field)),
    clashes,
  };
}

/** The form with that value chosen for a field: the person's, or the one from elsewhere. */
export function settleClash<Draft extends object>(
  form: FormOnRecord<Draft>,
  field: string,
  side: 'mine' | 'theirs',
  shape: FormShape,
): FormOnRecord<Draft> {
  const clashes = form.clashes.filter((other) => other !== field);
  const base = fieldsOf(form.base);
  const agreed = withFieldsOf(form.agreed, [field], base, shape);
  const draft = side === 'mine' ? form.draft : withFieldsOf(form.draft, [field], base, shape);
  return { ...form, draft, agreed, clashes };
}

/**
 * The stored record with what a form changes in it. `made` is what the form makes of its fields, `untouched` what it makes
 * of them where nobody has edited any: what differs between the two is written, by groups, and nothing else.
 */
export function editRecord<Item extends object>(
  kind: RecordKind,
  stored: Item,
  { made, untouched }: { readonly made: Item; readonly untouched: Item },
): Item {
  const [base, mine, theirs] = [fieldsOf(untouched), fieldsOf(made), fieldsOf(stored)];
  return mergeFields(groupsOf(kind, [base, mine, theirs]), { base, mine, theirs }, () => true) as Item;
}

/** The groups of the record's kind, each with the companions of its fields. */
function formGroups({ kind, companions = {} }: FormShape, drafts: readonly Fields[]): readonly FieldGroup[] {
  const beside = Object.keys(companions);
  return groupsOf(kind, drafts).flatMap(({ name, fields }) => {
    const own = fields.filter((field) => companions[field] === undefined);
    const more = beside.filter((field) => own.includes(companions[field] ?? ''));
    return own.length > 0 ? [{ name, fields: [...own, ...more] }] : [];
  });
}

/** The field and its companions. */
function together(field: string, { companions = {} }: FormShape): readonly string[] {
  return [field, ...Object.keys(companions).filter((other) => companions[other] === field)];
}

function mainField(field: string, { companions = {} }: FormShape): string {
  return companions[field] ?? field;
}

function fieldsOf(item: object): Fields {
  return { ...item };
}

/** The draft with those fields, and their companions, as `from` has them. */
function withFieldsOf<Draft extends object>(
  draft: Draft,
  names: readonly string[],
  from: Fields,
  shape: FormShape,
): Draft {
  if (names.length === 0) return draft;
  const taken = names.flatMap((name) => together(name, shape)).map((field) => [field, from[field]] as const);
  return { ...draft, ...Object.fromEntries(taken) };
}
