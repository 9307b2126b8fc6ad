import fc from 'fast-check';
import { matchesTerms, searchTerms, searchTextOf } from '@/lib/shifts/views/search-shifts';
import { anyShift } from '@/tests/support/arbitraries';
import { shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { english, finds, french } from '@/tests/support/search';

const mayas = shiftAt('09:00-17:00', { employeeName: 'Maya Lindqvist', role: 'Cook', status: 'Pending' });

describe('a search for a shift', () => {
  test.each([
    ['by the employee', 'Maya Lindqvist'],
    ['by a part of the name', 'lind'],
    ['by the names the other way round', 'lindqvist maya'],
    ['by the role', 'cook'],
    ['by the time range as shown', '9:00 AM - 5:00 PM'],
    ['by only the start', '9:00 am'],
    ['by the 24-hour times', '09:00 - 17:00'],
    ['by the status', 'pending'],
    ['by words of several columns', 'maya 9:00 am'],
    ['by words of all columns, in any order', 'pending 9:00 AM - 5:00 PM cook maya'],
    ['while a range is being typed', '9:00 AM -'],
    ['while its end is being typed', '9:00 AM - 5'],
    ['while the half of the day is being typed', '9:00 AM - 5:00 P'],
  ])('finds a shift %s: %s', (_how, query) => {
    expect(finds(query, mayas)).toBe(true);
  });

  test.each(['theo', 'maya theo', 'server', 'confirmed', '10:00 AM', 'maya 5:00 am', 'mayalindqvist', 'x'])(
    'does not find a shift by text that it does not show: %s',
    (query) => {
      expect(finds(query, mayas)).toBe(false);
    },
  );

  test('finds a shift by additional text of its row', () => {
    const text = searchTextOf(mayas, english, ['12:00 AM - 6:00 AM', 'began Thursday 10 PM']);
    for (const query of ['thursday', '10pm', '12:00 am - 6:00 am', 'maya 9:00']) {
      expect(matchesTerms(text, searchTerms(query))).toBe(true);
    }
    expect(finds('thursday', mayas)).toBe(false);
  });

  test('does not find a shift by its notes, date or id, which the list does not show', () => {
    const shift = shiftAt('09:00-17:00', { id: 'zebra', notes: 'Opens the terrace' });
    for (const query of ['zebra', 'terrace', '2026-11-20']) expect(finds(query, shift)).toBe(false);
  });

  test('finds no word that would join the end of one column and the start of the next', () => {
    expect(searchTextOf(shiftAt('09:00-17:00'), english)).toContain('ana\nserver');
    expect(finds('anaserver', shiftAt('09:00-17:00'))).toBe(false);
  });

  test('finds a shift without a name by its placeholder text', () => {
    expect(finds('no employee', shiftAt('09:00-17:00', { employeeName: '' }))).toBe(true);
  });
});

describe('search with special characters', () => {
  test.each(['.*', '.', '^', '$', '(', '[a-z]', '\\', '\\d', '"', '"maya"', "'", '%', 'a|b', '<img', '😀'])(
    'searches for %s literally',
    (query) => {
      expect(finds(query, mayas)).toBe(false);
      expect(finds(query, { ...mayas, employeeName: `A ${query} b` })).toBe(true);
    },
  );

  test('finds an emoji, with and without a name next to it', () => {
    const shift = shiftAt('09:00-17:00', { employeeName: 'Ana 👩‍🍳' });
    expect(finds('👩‍🍳', shift)).toBe(true);
    expect(finds('ana 👩‍🍳', shift)).toBe(true);
    expect(finds('👨‍🚀', shift)).toBe(false);
  });

  test('treats markup and other scripts as plain text', () => {
    expect(
      finds('onerror=alert(1)', shiftAt('09:00-17:00', { employeeName: '<img onerror=alert(1)>' })),
    ).toBe(true);
    expect(finds('مريم', shiftAt('09:00-17:00', { employeeName: 'مريم' }))).toBe(true);
  });
});

describe('search with other case, accents and dashes', () => {
  test.each([
    ['zoe', 'Zoë'],
    ['ZOË', 'zoe'],
    ['Zoe\u0308', 'Zoë'],
    ['MÜLLER', 'Müller'],
    ['muller', 'MÜLLER'],
    ['jean-luc', 'Jean\u2013Luc'],
    ['jean\u2013luc', 'Jean-Luc'],
    ['jean\u2014luc', 'Jean\u2011Luc'],
    ['jean\u2212luc', 'Jean\u2010Luc'],
    ['anna maria', 'Anna  \u00a0Maria'],
  ])('finds by %s an employee called %s', (query, employeeName) => {
    expect(finds(query, shiftAt('09:00-17:00', { employeeName }))).toBe(true);
  });
});

describe('blank search', () => {
  test.each(['', ' ', '\t\n', '\u00a0\u202f', '\u0301'])(
    'has no terms and finds everything for %p',
    (query) => {
      expect(searchTerms(query)).toEqual([]);
      expect(finds(query, mayas)).toBe(true);
    },
  );
});

describe('search in another language', () => {
  const canceled = shiftAt('09:00-17:00', { role: 'Cook', status: 'Canceled' });

  test('finds role and status as displayed', () => {
    for (const query of ['cuisinier', 'annulé', 'ANNULE', 'ana annule cuisinier']) {
      expect(finds(query, canceled, french)).toBe(true);
      expect(finds(query, canceled, english)).toBe(false);
    }
  });

  test('does not find role and status as stored', () => {
    for (const query of ['cook', 'canceled', '9:00 AM - 5:00 PM']) {
      expect(finds(query, canceled, french)).toBe(false);
      expect(finds(query, canceled, english)).toBe(true);
    }
  });

  test('finds an unknown role and status as stored', () => {
    expect(
      finds('barista standby', shiftAt('09:00-17:00', { role: 'Barista', status: 'Standby' }), french),
    ).toBe(true);
  });
});

describe('search for any shift', () => {
  test('finds a shift by every displayed text, in upper and lower case', () => {
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

  test('accepts any text, and finds an employee with that name', () => {
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

  test('finds the shifts of one person at one time among 10,000', () => {
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

  test.each(['9', 'maya', '9:00 am', '9 -', '.'])('splits %p before 100,000 blanks quickly', (words) => {
    const queries = [' ', '\u00a0', '\t', '\n'].map((blank) => words + blank.repeat(100_000));
    const startedAt = performance.now();
    for (const query of queries) expect(searchTerms(`${query}x`)).toEqual([...searchTerms(words), 'x']);
    // A linear scan takes milliseconds; one that backtracks at every blank takes many seconds.
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });

  test.each(['1', '1:', '1 ', '1 a', 'a.m.', '- ', '1-'])(
    'splits 100,000 repetitions of %p quickly',
    (piece) => {
      const query = piece.repeat(100_000);
      const startedAt = performance.now();
      expect(searchTerms(query).join('').replaceAll(' ', '')).toBe(query.replaceAll(' ', ''));
      expect(performance.now() - startedAt).toBeLessThan(4_000);
    },
  );
});
