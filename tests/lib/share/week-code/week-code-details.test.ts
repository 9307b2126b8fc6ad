import fc from 'fast-check';
import type { SharedShift, SharedWeek } from '@/lib/share/shared-week';
import { decodeWeek, encodeWeek } from '@/lib/share/week-code/week-code';
import { withChoice } from '@/lib/share/week-code/week-code-choice';
import { detailsOf, type ShiftDetails } from '@/lib/shifts/shift/shift-details';
import { rounds, seed } from '@/tests/support/rounds';
import { WEEK_OF_TWENTY } from '@/tests/support/shared-weeks';

const anyText = fc.oneof(
  fc.constantFrom('', 'Bar', 'Section 3', 'Küche 👩‍🍳', '<b>x</b>', '"]],[['),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const anyDetails: fc.Arbitrary<ShiftDetails> = fc
  .record({
    station: anyText,
    teamNotes: anyText,
    kind: fc.constantFrom('', 'onCall', 'training', 'standby'),
    unpaidBreak: fc.constantFrom(0, 20, 45),
    paidBreak: fc.constantFrom(0, 10),
  })
  .map(detailsOf);

/** The week of twenty with details on some shifts. */
function weekWith(details: readonly ShiftDetails[], every = 3): SharedWeek {
  let position = 0;
  const announced = (shift: SharedShift) => {
    position += 1;
    return position % every === 0 ? { ...shift, ...details[(position / every) % details.length] } : shift;
  };
  return {
    ...WEEK_OF_TWENTY,
    people: WEEK_OF_TWENTY.people.map((person) => ({ ...person, shifts: person.shifts.map(announced) })),
  };
}

test('encodeWeek leaves the link unchanged when no shift has details', async () => {
  const code = await encodeWeek(WEEK_OF_TWENTY);
  expect(code).not.toContain('&d=');
  expect(await encodeWeek(weekWith([{}]))).toBe(code);
});

test('decodeWeek reads details from the link, beside the business name and the choice of the reader', async () => {
  const week = {
    ...weekWith([{ station: 'Bar', kind: 'onCall', unpaidBreak: 30 }]),
    business: 'Osteria Luna',
  };
  const code = await encodeWeek(week);
  for (const fragment of [code, `#${code}`, withChoice(code, { person: 3, language: 'de' })]) {
    expect(await decodeWeek(fragment)).toEqual({ kind: 'week', week });
  }
  // An older page ignores the part after the code.
  const [plain = ''] = code.split('&', 1);
  expect(await decodeWeek(plain)).toEqual({ kind: 'week', week: WEEK_OF_TWENTY });
});

test('a link keeps any details through encoding and decoding', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyDetails, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 9 }),
      async (details, every) => {
        const week = weekWith(details, every);
        expect(await decodeWeek(await encodeWeek(week))).toEqual({ kind: 'week', week });
      },
    ),
    { numRuns: rounds(40), ...seed },
  );
}, 60_000);

test('decodeWeek drops damaged details and reads the rest of the week', async () => {
  const code = await encodeWeek(weekWith([{ station: 'Bar' }, { teamNotes: 'Bring the keys' }]));
  const at = code.indexOf('&d=') + 3;
  await fc.assert(
    fc.asyncProperty(
      fc.nat(code.length - at - 1),
      fc.constantFrom('A', 'z', '0', '_', ''),
      async (offset, character) => {
        const position = at + offset;
        const mangled = code.slice(0, position) + character + code.slice(position + 1);
        const read = await decodeWeek(mangled);
        const plain = { kind: 'week', week: WEEK_OF_TWENTY };
        expect([plain, await decodeWeek(code)]).toContainEqual(read);
      },
    ),
    { numRuns: rounds(60), ...seed },
  );
}, 60_000);

test('a link keeps at most 200 characters of a long text', async () => {
  const read = await decodeWeek(await encodeWeek(weekWith([{ teamNotes: 'x'.repeat(5000) }], 1)));
  const notes = read.kind === 'week' ? read.week.people[0]?.shifts[0]?.teamNotes : undefined;
  expect(notes).toBe('x'.repeat(200));
});
