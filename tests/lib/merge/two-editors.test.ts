import fc from 'fast-check';
import { changedGroups, groupsOf, isSameIn } from '@/lib/merge/field-groups';
import { mergeEntry } from '@/lib/merge/merge-entry';
import { editForm, openForm, rebaseForm, settleClash } from '@/lib/merge/merge-form';
import { entryOf } from '@/lib/merge/merge-state';
import type { Conflict, SignedChange } from '@/lib/merge/signed-change';
import type { Fields } from '@/lib/saved-data/records/fields';
import type { RecordKind } from '@/lib/shifts/change/schedule-change';

/** Fields of each kind, in groups and outside of groups, and an unknown one. */
const FIELDS: Readonly<Partial<Record<RecordKind, readonly string[]>>> = {
  shift: [
    'date',
    'startTime',
    'endTime',
    'employeeName',
    'role',
    'color',
    'status',
    'notes',
    'unpaidBreak',
    'paidBreak',
    'seriesId',
    'seriesDate',
    'worked',
    'newer',
  ],
  employee: ['name', 'role', 'color', 'phone', 'availability', 'wage', 'newer'],
  template: [
    'name',
    'employeeName',
    'role',
    'color',
    'startTime',
    'endTime',
    'week',
    'series',
    'rotation',
    'icon',
    'newer',
  ],
  day: ['note', 'teamNote', 'opening', 'events', 'newer'],
  request: ['state', 'word', 'name', 'newer'],
};
const KINDS = Object.keys(FIELDS) as RecordKind[];
const anyValue = fc.constantFrom(undefined, 'a', 'b', 'c');

interface Edits {
  readonly kind: RecordKind;
  readonly base: Fields;
  readonly one: Fields;
  readonly other: Fields;
}

/** A record and two edited versions, each with a few changed fields. */
const anyEdits: fc.Arbitrary<Edits> = fc.constantFrom(...KINDS).chain((kind) => {
  const names = FIELDS[kind] ?? [];
  const anyRecord = fc.tuple(...names.map(() => anyValue)).map((values) => {
    const fields = names.map((name, index) => [name, values[index]] as const);
    return {
      id: kind === 'day' ? '2026-11-19' : 'x',
      ...Object.fromEntries(fields.filter(([, value]) => value)),
    };
  });
  const anyEdit = fc.dictionary(fc.constantFrom(...names), anyValue, { maxKeys: 4 });
  return fc
    .tuple(anyRecord, anyEdit, anyEdit)
    .map(([base, one, other]) => ({ kind, base, one: { ...base, ...one }, other: { ...base, ...other } }));
});

/** The groups in which the record has none of the acceptable versions. */
function lostIn({ kind, base, one, other }: Edits, record: Fields): readonly string[] {
  return groupsOf(kind, [base, one, other, record]).flatMap(({ name, fields }) => {
    const isAs = (version: Fields) => isSameIn(fields, record, version);
    const [byOne, byOther] = [!isSameIn(fields, base, one), !isSameIn(fields, base, other)];
    const isKept = byOne && byOther ? isAs(one) || isAs(other) : isAs(byOne ? one : other);
    return isKept ? [] : [name];
  });
}

/** The result of the second edit on top of the first, and the reported conflicts. */
function appendSecond({ kind, base, one, other }: Edits, isSecondLater: boolean) {
  const conflicts: Conflict[] = [];
  const id = String(base.id);
  const change: SignedChange = {
    id: 'second',
    at: 2,
    device: 'second',
    n: 1,
    clock: isSecondLater ? 3 : 1,
    entries: [],
  };
  const writers = new Map(
    groupsOf(kind, [base, one]).map(({ name }) => [`${kind} ${id} ${name}`, { device: 'first', clock: 2 }]),
  );
  const entry = mergeEntry(entryOf(kind, id, base, other), one, { change, conflicts, writers });
  return { merged: entry ? { ...entry.after } : one, conflicts };
}

describe('two people who edit one record', () => {
  test('lose no group of fields, for any edits in either order', () => {
    fc.assert(
      fc.property(anyEdits, fc.boolean(), fc.boolean(), (edits, isSwapped, isSecondLater) => {
        const { kind, base, one, other } = edits;
        const inOrder = isSwapped ? { kind, base, one: other, other: one } : edits;
        const { merged, conflicts } = appendSecond(inOrder, isSecondLater);
        // A date record without any field is removed.
        if (merged.id === undefined) return;
        expect(lostIn(edits, merged)).toEqual([]);
        const lost = [one, other].flatMap((side) =>
          changedGroups(kind, base, side).filter(({ fields }) => !isSameIn(fields, side, merged)),
        );
        expect(conflicts.map(({ group }) => group).sort()).toEqual(lost.map(({ name }) => name).sort());
      }),
    );
  });

  test("see each other's edit in an open form, and choose between two values of the same field", () => {
    const anySides = fc.array(fc.constantFrom('mine' as const, 'theirs' as const), {
      minLength: 14,
      maxLength: 14,
    });
    fc.assert(
      fc.property(anyEdits, anySides, (edits, sides) => {
        const { kind, base, one, other } = edits;
        const shape = { kind };
        const mine = editForm(openForm(base), one, shape);
        const form = rebaseForm(mine, other, shape);
        const groups = groupsOf(kind, [base, one, other]);
        const isClash = ({ fields }: { fields: readonly string[] }) =>
          !isSameIn(fields, base, one) && !isSameIn(fields, base, other) && !isSameIn(fields, one, other);
        const expected = groups
          .filter(isClash)
          .flatMap(({ fields }) => fields.filter((field) => one[field] !== other[field]));
        expect([...form.clashes].sort()).toEqual(expected.sort());
        const settled = form.clashes.reduce(
          (sum, field, index) => settleClash(sum, field, sides[index] ?? 'mine', shape),
          form,
        );
        expect(settled.clashes).toEqual([]);
        form.clashes.forEach((field, index) => {
          expect(settled.draft[field]).toBe((sides[index] === 'theirs' ? other : one)[field]);
        });
        for (const group of groups.filter((each) => !isClash(each)))
          expect(lostIn({ ...edits, other }, settled.draft).filter((name) => name === group.name)).toEqual(
            [],
          );
      }),
    );
  });
});

describe('form of a record that changes elsewhere', () => {
  const BASE = {
    startTime: '09:00',
    endTime: '17:00',
    status: 'Confirmed',
    employeeName: 'Maya',
    isOpen: false,
  };
  const SHAPE = { kind: 'shift', companions: { isOpen: 'employeeName' } } as const;
  const typed = (fields: Partial<typeof BASE>) => editForm(openForm(BASE), { ...BASE, ...fields }, SHAPE);

  test('follows a remote change of an untouched field, and marks the field until the user edits it', () => {
    const form = rebaseForm(typed({ status: 'Pending' }), { ...BASE, endTime: '18:00' }, SHAPE);
    expect(form).toMatchObject({
      draft: { endTime: '18:00', status: 'Pending' },
      followed: ['endTime'],
      clashes: [],
    });
    expect(editForm(form, { ...form.draft, endTime: '19:00' }, SHAPE).followed).toEqual([]);
  });

  test('reports a conflict for each field that differs if both sides changed the group', () => {
    const form = rebaseForm(typed({ startTime: '10:00' }), { ...BASE, endTime: '18:00' }, SHAPE);
    expect(form).toMatchObject({
      draft: { startTime: '10:00', endTime: '17:00' },
      clashes: ['startTime', 'endTime'],
    });
    const settled = settleClash(settleClash(form, 'startTime', 'mine', SHAPE), 'endTime', 'theirs', SHAPE);
    expect(settled).toMatchObject({ draft: { startTime: '10:00', endTime: '18:00' }, clashes: [] });
  });

  test('becomes an open shift with an empty name when the user chooses the remote value', () => {
    const form = rebaseForm(
      typed({ employeeName: 'Leo' }),
      { ...BASE, employeeName: '', isOpen: true },
      SHAPE,
    );
    expect(form.clashes).toEqual(['employeeName']);
    expect(settleClash(form, 'employeeName', 'theirs', SHAPE).draft).toMatchObject({
      employeeName: '',
      isOpen: true,
    });
  });

  test('reports a settled conflict again only if the same field changes elsewhere', () => {
    const first = rebaseForm(typed({ endTime: '16:00' }), { ...BASE, endTime: '18:00' }, SHAPE);
    const settled = settleClash(first, 'endTime', 'mine', SHAPE);
    expect(rebaseForm(settled, { ...BASE, endTime: '18:00', status: 'Pending' }, SHAPE).clashes).toEqual([]);
    expect(rebaseForm(settled, { ...BASE, endTime: '19:00' }, SHAPE).clashes).toEqual(['endTime']);
  });

  test('reports no conflict once the user types the remote value', () => {
    const form = rebaseForm(typed({ endTime: '16:00' }), { ...BASE, endTime: '18:00' }, SHAPE);
    expect(editForm(form, { ...form.draft, endTime: '18:00' }, SHAPE).clashes).toEqual([]);
  });
});
