import fc from 'fast-check';
import { personOf } from '@/lib/employees/person/person';
import { detailsFromPersonDraft, type PersonDraft, personDraftOf } from '@/lib/employees/person/person-draft';
import { ENGLISH_READING } from '@/lib/time/clean-date';
import { anyDate } from '@/tests/support/arbitraries';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const PNG = 'data:image/png;base64,iVBORw0KGgo=';

const TODAY = day('2026-11-23');
const EMPTY = personDraftOf({}, String);

const saved = (fields: Partial<PersonDraft>, stored: object = {}) => {
  const first = personDraftOf(stored, String);
  return detailsFromPersonDraft({ ...first, ...fields }, first, stored, ENGLISH_READING, TODAY);
};
const refusalsOf = (fields: Partial<PersonDraft>, stored: object = {}) => {
  const result = saved(fields, stored);
  return result.isOk ? [] : result.error.map(({ field }) => field);
};

test('detailsFromPersonDraft returns only edited fields, even if stored fields are unreadable', () => {
  const stored = { firstDay: 'some day', minWeekHours: 'ten', certificates: 'all', phone: 7 };
  expect(saved({}, stored)).toEqual({ isOk: true, value: {} });
  expect(saved({ canLead: true }, stored)).toEqual({ isOk: true, value: { canLead: true } });
});

test('detailsFromPersonDraft removes a field that is emptied in the form', () => {
  const stored = { phone: '600 111', firstDay: '2026-01-01', wantedWeekHours: 20, isMinor: true };
  const fields = { phone: ' ', firstDay: '', wantedWeekHours: '', isMinor: false };
  expect(saved(fields, stored)).toStrictEqual({
    isOk: true,
    value: { phone: undefined, firstDay: undefined, wantedWeekHours: undefined, isMinor: undefined },
  });
});

test.each(['600111222', '+34 600 111 222', '(0711) 12 34-5', '030/1234', '112', '555-0100 x12'])(
  'accepts the phone number %s',
  (phone) => expect(refusalsOf({ phone })).toEqual([]),
);

test.each(['Ana', '12', '600 or 700', 'tel:600111222', '+34 600; drop', 'x'.repeat(300)])(
  'rejects the phone number %s',
  (phone) => expect(refusalsOf({ phone })).toEqual(['phone']),
);

test('detailsFromPersonDraft reports each error with its field, in the order of the form', () => {
  const fields = {
    phone: 'Ana',
    email: 'ana at home',
    firstDay: 'once',
    lastDay: '30.2.2026',
    minWeekHours: '200',
    wantedWeekHours: 'many',
    birthDate: '2026-11-24',
    certificates: [
      { id: 'a', name: '', expires: '2026-12-01' },
      { id: 'b', name: 'Fire', expires: 'never' },
    ],
  };
  expect(refusalsOf(fields)).toEqual([
    'phone',
    'email',
    'firstDay',
    'lastDay',
    'minWeekHours',
    'wantedWeekHours',
    'birthDate',
    'certificateName',
    'certificateDay',
  ]);
});

test('detailsFromPersonDraft rejects a last day before the first day, whether the first day is stored or typed', () => {
  expect(refusalsOf({ firstDay: '2026-05-02', lastDay: '2026-05-01' })).toEqual(['order']);
  expect(refusalsOf({ lastDay: '2026-05-01' }, { firstDay: '2026-05-02' })).toEqual(['order']);
  expect(refusalsOf({ lastDay: '2026-05-02' }, { firstDay: '2026-05-02' })).toEqual([]);
  // Stored in the wrong order, and not edited.
  expect(refusalsOf({ canLead: true }, { firstDay: '2026-05-02', lastDay: '2026-05-01' })).toEqual([]);
});

test('detailsFromPersonDraft keeps unreadable certificates, and unknown fields of readable ones', () => {
  const stored = { certificates: [{ id: 'a', name: 'Fire', issuer: 'City' }, { id: 'b' }, 'paper'] };
  const certificates = [
    { id: 'a', name: 'Fire', expires: '2027-01-31' },
    { id: 'new', name: ' ', expires: '' },
  ];
  expect(saved({ certificates }, stored)).toEqual({
    isOk: true,
    value: {
      certificates: [{ id: 'a', name: 'Fire', issuer: 'City', expires: '2027-01-31' }, { id: 'b' }, 'paper'],
    },
  });
  expect(saved({ certificates: [] }, { certificates: [{ id: 'a', name: 'Fire' }] })).toStrictEqual({
    isOk: true,
    value: { certificates: undefined },
  });
});

test('personDraftOf shows saved details unchanged when the form is opened again', () => {
  const text = fc.constantFrom('', 'P-7', 'x y');
  const optionalDay = fc.oneof(fc.constant(''), anyDate);
  const hours = fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 168 }).map(String));
  const drafts: fc.Arbitrary<PersonDraft> = fc.record({
    phone: fc.constantFrom('', '600 111 222'),
    email: fc.constantFrom('', 'ana@example.org'),
    firstDay: optionalDay,
    lastDay: optionalDay,
    payrollId: text,
    minWeekHours: hours,
    wantedWeekHours: hours,
    birthDate: optionalDay,
    isMinor: fc.boolean(),
    canLead: fc.boolean(),
    certificates: fc.uniqueArray(
      fc.record({ id: fc.string(), name: fc.constantFrom('Fire', 'Hygiene'), expires: optionalDay }),
      { selector: ({ id }) => id, maxLength: 4 },
    ),
    photo: fc.constantFrom('', PNG),
    isHidden: fc.boolean(),
  });
  fc.assert(
    fc.property(drafts, drafts, (one, other) => {
      const before = detailsFromPersonDraft(one, EMPTY, {}, ENGLISH_READING, day('2150-01-01'));
      if (!before.isOk) return expect(before.error).toEqual([{ field: 'order' }]);
      expect(personDraftOf(before.value, String)).toEqual(one);
      const after = detailsFromPersonDraft(other, one, before.value, ENGLISH_READING, day('2150-01-01'));
      if (!after.isOk) return expect(after.error).toEqual([{ field: 'order' }]);
      const stored = { ...before.value, ...after.value };
      expect(personDraftOf(stored, String)).toEqual(other);
      expect(personOf(stored).certificates).toHaveLength(other.certificates.length);
    }),
    { numRuns: rounds(200), ...seed },
  );
});
