import fc from 'fast-check';
import { formatsFor } from '@/lib/i18n/formats';
import { matchesTerms, type ShiftWords, searchTerms, searchTextOf } from '@/lib/shifts/search-shifts';
import type { Shift } from '@/lib/shifts/shift';
import { anyShift } from '@/tests/support/arbitraries';
import { shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const english: ShiftWords = {
  name: ({ employeeName }) => employeeName || 'No employee',
  role: (role) => role,
  time: ({ startTime, endTime }) => formatsFor('en').timeRange(startTime, endTime),
  status: (status) => status,
};

const SHOWN_IN_FRENCH: Readonly<Record<string, string>> = { Cook: 'Cuisinier', Canceled: 'Annulé' };
const french: ShiftWords = {
  name: ({ employeeName }) => employeeName,
  role: (role) => SHOWN_IN_FRENCH[role] ?? role,
  time: ({ startTime, endTime }) => formatsFor('fr').timeRange(startTime, endTime),
  status: (status) => SHOWN_IN_FRENCH[status] ?? status,
};

function finds(query: string, shift: Shift, words: ShiftWords = english): boolean {
  return matchesTerms(searchTextOf(shift, words), searchTerms(query));
}

const mayas = shiftAt('09:00-17:00', { employeeName: 'Maya Lindqvist', role: 'Cook', status: 'Pending' });
/** The same hours of the clock the other way round. */
const early = shiftAt('05:00-21:00', { employeeName: 'Maya Lindqvist' });
const evening = shiftAt('16:00-23:00', { employeeName: 'Theo' });

describe('a search finds a shift', () => {
  test.each([
    ['by the employee', 'Maya Lindqvist'],
    ['by a part of the name', 'lind'],
    ['by the names the other way round', 'lindqvist maya'],
    ['by the role', 'cook'],
    ['by the time range as shown', '9:00 AM - 5:00 PM'],
    ['by the start alone', '9:00 am'],
    ['by the 24-hour times', '09:00 - 17:00'],
    ['by the status', 'pending'],
    ['by words of several columns', 'maya 9:00 am'],
    ['by words of all columns, in any order', 'pending 9:00 AM - 5:00 PM cook maya'],
    ['while a range is being typed', '9:00 AM -'],
    ['while its end is being typed', '9:00 AM - 5'],
    ['while the half of the day is being typed', '9:00 AM - 5:00 P'],
  ])('%s: %s', (_how, query) => {
    expect(finds(query, mayas)).toBe(true);
  });

  test.each(['theo', 'maya theo', 'server', 'confirmed', '10:00 AM', 'maya 5:00 am', 'mayalindqvist', 'x'])(
    'not by what it does not show: %s',
    (query) => {
      expect(finds(query, mayas)).toBe(false);
    },
  );

  test('not by its notes, its date or its id, which the list does not show', () => {
    const shift = shiftAt('09:00-17:00', { id: 'zebra', notes: 'Opens the terrace' });
    for (const query of ['zebra', 'terrace', '2026-11-20']) expect(finds(query, shift)).toBe(false);
  });

  test('not by letters that only meet where two columns touch', () => {
    expect(searchTextOf(shiftAt('09:00-17:00'), english)).toContain('ana\nserver');
    expect(finds('anaserver', shiftAt('09:00-17:00'))).toBe(false);
  });

  test('without a name by the words that stand in its place', () => {
    expect(finds('no employee', shiftAt('09:00-17:00', { employeeName: '' }))).toBe(true);
  });
});

describe('a time range', () => {
  test('is kept whole, so that the same times the other way round are not found', () => {
    expect(finds('9:00 AM - 5:00 PM', mayas)).toBe(true);
    expect(finds('9:00 AM - 5:00 PM', early)).toBe(false);
    expect(finds('5:00 AM - 9:00 PM', early)).toBe(true);
    expect(finds('5:00 AM - 9:00 PM', mayas)).toBe(false);
  });

  test.each([
    '9:00 AM \u2013 5:00 PM',
    '9:00 AM\u20135:00 PM',
    '9:00 AM-5:00 PM',
    '  9:00   AM  -  5:00 PM  ',
    '9:00\u202fAM - 5:00\u00a0PM',
    '9:00 am - 5:00 pm',
  ])('may have another dash, case or other blanks: %p', (query) => {
    expect(searchTerms(query)).toEqual(['9:00 am - 5:00 pm']);
    expect(finds(query, mayas)).toBe(true);
    expect(finds(query, early)).toBe(false);
  });

  test.each(['16:00 - 23:00', '16:00-23:00', '16:00 \u2013 23:00', '16:00'])(
    'in 24 hours is found in every language: %s',
    (query) => {
      expect(finds(query, evening, english)).toBe(true);
      expect(finds(query, evening, french)).toBe(true);
      expect(finds(query, mayas, english)).toBe(false);
    },
  );

  test('leaves the words around it alone', () => {
    expect(searchTerms('maya 9:00 AM - 5:00 PM cook')).toEqual(['maya', '9:00 am - 5:00 pm', 'cook']);
    expect(searchTerms('maya 9:00 am')).toEqual(['maya', '9:00 am']);
    expect(searchTerms('16:00 - 23:00 theo')).toEqual(['16:00 - 23:00', 'theo']);
  });
});

describe('signs are only signs', () => {
  test.each(['.*', '.', '^', '$', '(', '[a-z]', '\\', '\\d', '"', '"maya"', "'", '%', 'a|b', '<img', '😀'])(
    '%s is looked for as it stands',
    (query) => {
      expect(finds(query, mayas)).toBe(false);
      expect(finds(query, { ...mayas, employeeName: `A ${query} b` })).toBe(true);
    },
  );

  test('an emoji is found whole and beside a name', () => {
    const shift = shiftAt('09:00-17:00', { employeeName: 'Ana 👩‍🍳' });
    expect(finds('👩‍🍳', shift)).toBe(true);
    expect(finds('ana 👩‍🍳', shift)).toBe(true);
    expect(finds('👨‍🚀', shift)).toBe(false);
  });

  test('markup and other scripts are text', () => {
    expect(
      finds('onerror=alert(1)', shiftAt('09:00-17:00', { employeeName: '<img onerror=alert(1)>' })),
    ).toBe(true);
    expect(finds('مريم', shiftAt('09:00-17:00', { employeeName: 'مريم' }))).toBe(true);
  });
});

describe('case, accents and dashes do not count', () => {
  test.each([
    ['zoe', 'Zoë'],
    ['ZOË', 'zoe'],
    ['Zoe\u0308', 'Zoë'],
    ['MÜLLER', 'Müller'],
    ['muller', 'MÜLLER'],
    ['jean-luc', 'Jean\u2013Luc'],
    ['jean\u2013luc', 'Jean-Luc'],
    ['anna maria', 'Anna  \u00a0Maria'],
  ])('%s finds %s', (query, employeeName) => {
    expect(finds(query, shiftAt('09:00-17:00', { employeeName }))).toBe(true);
  });
});

describe('a blank search', () => {
  test.each(['', ' ', '\t\n', '\u00a0\u202f', '\u0301'])('%p has no words and finds everything', (query) => {
    expect(searchTerms(query)).toEqual([]);
    expect(finds(query, mayas)).toBe(true);
  });
});

describe('in another language', () => {
  const canceled = shiftAt('09:00-17:00', { role: 'Cook', status: 'Canceled' });

  test('role and status are found as they are shown there', () => {
    for (const query of ['cuisinier', 'annulé', 'ANNULE', 'ana annule cuisinier']) {
      expect(finds(query, canceled, french)).toBe(true);
      expect(finds(query, canceled, english)).toBe(false);
    }
  });

  test('not as they are stored', () => {
    for (const query of ['cook', 'canceled', '9:00 AM - 5:00 PM']) {
      expect(finds(query, canceled, french)).toBe(false);
      expect(finds(query, canceled, english)).toBe(true);
    }
  });

  test('a role and a status of long ago are found as they stand', () => {
    expect(
      finds('barista standby', shiftAt('09:00-17:00', { role: 'Barista', status: 'Standby' }), french),
    ).toBe(true);
  });
});

describe('whatever the shift', () => {
  test('what it shows finds it, in capitals and small letters too', () => {
    fc.assert(
      fc.property(anyShift, fc.constantFrom(english, french), (shift, words) => {
        const shown = [
          words.name(shift),
          words.role(shift.role),
          words.time(shift),
          words.status(shift.status),
        ];
        for (const text of [...shown, shown.join(' ')]) {
          expect(finds(text, shift, words)).toBe(true);
          expect(finds(text.toUpperCase(), shift, words)).toBe(true);
          expect(finds(text.toLowerCase(), shift, words)).toBe(true);
        }
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('any text can be searched for, and finds who is called so', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'1259:- \u2013aApm.') }),
    );
    fc.assert(
      fc.property(anyText, (query) => {
        const terms = searchTerms(query);
        for (const term of terms) expect(term).toBe(term.trim());
        expect(terms).not.toContain('');
        expect(finds(query, shiftAt('09:00-17:00', { employeeName: query }))).toBe(true);
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('of 10,000 shifts the ones of one person at one time are found', () => {
    const texts = Array.from({ length: 10_000 }, (_, position) =>
      searchTextOf(
        shiftAt(position % 4 ? '09:00-17:00' : '17:00-09:00', { employeeName: `Person ${position % 100}.` }),
        english,
      ),
    );
    const terms = searchTerms('person 96. 5:00 PM - 9:00 AM');
    expect(texts.filter((text) => matchesTerms(text, terms))).toHaveLength(100);
    expect(
      texts.filter((text) => matchesTerms(text, searchTerms('person 97. 5:00 PM - 9:00 AM'))),
    ).toHaveLength(0);
    expect(texts.filter((text) => matchesTerms(text, searchTerms('')))).toHaveLength(10_000);
  });
});
