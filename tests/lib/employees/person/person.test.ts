import fc from 'fast-check';
import { personOf } from '@/lib/employees/person/person';
import { expiredOn, isHiddenFromLists, isMinorOn } from '@/lib/employees/person/person-facts';
import { anyDate } from '@/tests/support/arbitraries';
import { day, employeeOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const NOTHING = {
  phone: '',
  email: '',
  payrollId: '',
  isMinor: false,
  canLead: false,
  certificates: [],
  isHidden: false,
};

test('personOf reads all details of a record and caches the result', () => {
  const ana = employeeOf('Ana', {
    phone: ' +34 600 111 222 ',
    email: 'ana@example.org',
    firstDay: '2026-01-01',
    lastDay: '2026-12-31',
    birthDate: '2009-02-28',
    minWeekHours: 10,
    wantedWeekHours: 20.5,
    canLead: true,
    certificates: [{ id: 'a', name: 'Food hygiene', expires: '2026-11-30' }],
    payrollId: 'P-7',
    isHidden: true,
  });
  expect(personOf(ana)).toEqual({
    phone: '+34 600 111 222',
    email: 'ana@example.org',
    firstDay: '2026-01-01',
    lastDay: '2026-12-31',
    birthDate: '2009-02-28',
    isMinor: false,
    minWeekHours: 10,
    wantedWeekHours: 20.5,
    canLead: true,
    certificates: [{ id: 'a', name: 'Food hygiene', expires: '2026-11-30' }],
    payrollId: 'P-7',
    isHidden: true,
  });
  expect(personOf(ana)).toBe(personOf(ana));
});

test('personOf returns empty details for missing or unreadable fields', () => {
  expect(personOf(employeeOf('Ana'))).toEqual(NOTHING);
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const odd = typeof value === 'number' || typeof value === 'string' ? {} : value;
      const details = { phone: odd, firstDay: odd, birthDate: odd, minWeekHours: odd, canLead: { odd } };
      expect(personOf({ ...details, certificates: [value], isHidden: 'yes' })).toMatchObject(NOTHING);
    }),
    { numRuns: rounds(100), ...seed },
  );
});

test('isMinorOn decides who is a minor by birth date, or by the stored flag without one', () => {
  const born = { birthDate: '2008-02-29', isMinor: true };
  expect(isMinorOn(born, day('2026-02-28'))).toBe(true);
  expect(isMinorOn(born, day('2026-03-01'))).toBe(false);
  expect(isMinorOn({ birthDate: '2008-11-23' }, day('2026-11-22'))).toBe(true);
  expect(isMinorOn({ birthDate: '2008-11-23' }, day('2026-11-23'))).toBe(false);
  expect(isMinorOn({ isMinor: true }, day('2026-11-23'))).toBe(true);
  fc.assert(
    fc.property(anyDate, anyDate, anyDate, (birthDate, one, other) => {
      const person = { birthDate };
      const [earlier, later] = one < other ? [one, other] : [other, one];
      // Nobody becomes a minor again.
      expect(!isMinorOn(person, earlier) && isMinorOn(person, later)).toBe(false);
    }),
    { numRuns: rounds(200), ...seed },
  );
});

test('expiredOn treats a certificate as valid through its last day', () => {
  const certificates = [
    { id: 'a', name: 'Hygiene', expires: '2026-11-30' },
    { id: 'b', name: 'Fire' },
    { id: 'c', name: 'First aid', expires: 'soon' },
  ];
  const person = personOf({ certificates }).certificates;
  expect(expiredOn(person, day('2026-11-30'))).toEqual([]);
  expect(expiredOn(person, day('2026-12-01')).map(({ name }) => name)).toEqual(['Hygiene']);
});

test('isHiddenFromLists is true for hidden people and for people past their last day', () => {
  const today = day('2026-11-23');
  expect(isHiddenFromLists(employeeOf('Ana'), today)).toBe(false);
  expect(isHiddenFromLists(employeeOf('Ana', { isHidden: true }), today)).toBe(true);
  expect(isHiddenFromLists(employeeOf('Ana', { lastDay: '2026-11-23' }), today)).toBe(false);
  expect(isHiddenFromLists(employeeOf('Ana', { lastDay: '2026-11-22' }), today)).toBe(true);
  expect(isHiddenFromLists(employeeOf('Ana', { firstDay: '2026-12-01' }), today)).toBe(false);
});
