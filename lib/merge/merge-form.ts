import type { Fields } from '@/lib/saved-data/records/fields';
import { isSameData } from '@/lib/saved-data/records/same-data';
import type { RecordKind } from '@/lib/shifts/change/schedule-change';
import { type FieldGroup, groupsOf, isSameIn, mergeFields } from './field-groups';

/** How the fields of a form map to those of the edited record. Equal names mean the same field. */
export interface FormShape {
  readonly kind: RecordKind;
  /** The name of the field to which each companion field belongs, by the companion's name. */
  readonly companions?: Readonly<Record<string, string>>;
}

/** The draft of a form together with the current record. */
export interface FormOnRecord<Draft extends object> {
  /** The current record in the form's fields. Differences in `draft` are the user's edits. */
  readonly base: Draft;
  readonly draft: Draft;
  /**
   * `base`, except that unresolved clashes keep the earlier value: a form reopened from `agreed` shows the
   * same clashes.
   */
  readonly agreed: Draft;
  /** Fields that were updated from an edit made elsewhere while the form was open. */
  readonly followed: readonly string[];
  /** Fields whose group both sides changed: the user must choose `draft` or `base` before saving. */
  readonly clashes: readonly string[];
}

/** `draft`: values that the user typed earlier on the same base. */
export function openForm<Draft extends object>(base: Draft, draft: Draft = base): FormOnRecord<Draft> {
  return { base, draft, agreed: base, followed: [], clashes: [] };
}

/** Applies the user's edit. Edited fields leave `followed`, and a clash ends once both values are equal. */
export function editForm<Draft extends object>(
  form: FormOnRecord<Draft>,
  draft: Draft,
  shape: FormShape,
): FormOnRecord<Draft> {
  const [before, after, base] = [fieldsOf(form.draft), fieldsOf(draft), fieldsOf(form.base)];
  const isSettled = (field: string) => isSameIn(withCompanions(field, shape), base, after);
  return {
    ...form,
    draft,
    agreed: withFieldsOf(form.agreed, form.clashes.filter(isSettled), base, shape),
    followed: form.followed.filter((field) => isSameIn(withCompanions(field, shape), before, after)),
    clashes: form.clashes.filter((field) => !isSettled(field)),
  };
}

/**
 * Rebases the form onto the record as edited elsewhere. Groups that the user has not edited follow the record. Groups
 * that both sides edited keep the user's values, and each field that differs becomes a clash.
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
  const isOpen = (field: string) => !isSameIn(withCompanions(field, shape), draft, now);
  const clashes = [...new Set([...form.clashes, ...clashing])].filter(isOpen);
  return {
    base: theirs,
    draft: isSameData(draft, mine) ? form.draft : (draft as Draft),
    agreed: withFieldsOf(theirs, clashes, fieldsOf(form.agreed), shape),
    followed: [...new Set([...form.followed, ...arrived])].filter((field) => !clashing.has(field)),
    clashes,
  };
}

/** Resolves a clash with the user's value (`mine`) or the record's (`theirs`). */
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
 * Applies the edits of a form to the stored record. `made` is the form's result, `untouched` its result without any
 * edit. Writes only the groups in which the two differ.
 */
export function editRecord<Item extends object>(
  kind: RecordKind,
  stored: Item,
  { made, untouched }: { readonly made: Item; readonly untouched: Item },
): Item {
  const [base, mine, theirs] = [fieldsOf(untouched), fieldsOf(made), fieldsOf(stored)];
  return mergeFields(groupsOf(kind, [base, mine, theirs]), { base, mine, theirs }, () => true) as Item;
}

/** The groups of the record's kind, each with the companion fields. */
function formGroups({ kind, companions = {} }: FormShape, drafts: readonly Fields[]): readonly FieldGroup[] {
  const companionNames = Object.keys(companions);
  return groupsOf(kind, drafts).flatMap(({ name, fields }) => {
    const mainFields = fields.filter((field) => companions[field] === undefined);
    const more = companionNames.filter((field) => mainFields.includes(companions[field] ?? ''));
    return mainFields.length > 0 ? [{ name, fields: [...mainFields, ...more] }] : [];
  });
}

/** The field and its companions. */
function withCompanions(field: string, { companions = {} }: FormShape): readonly string[] {
  return [field, ...Object.keys(companions).filter((other) => companions[other] === field)];
}

function mainField(field: string, { companions = {} }: FormShape): string {
  return companions[field] ?? field;
}

function fieldsOf(item: object): Fields {
  return { ...item };
}

/** Copies the fields and their companions from `from`. */
function withFieldsOf<Draft extends object>(
  draft: Draft,
  names: readonly string[],
  from: Fields,
  shape: FormShape,
): Draft {
  if (names.length === 0) return draft;
  const taken = names
    .flatMap((name) => withCompanions(name, shape))
    .map((field) => [field, from[field]] as const);
  return { ...draft, ...Object.fromEntries(taken) };
}
