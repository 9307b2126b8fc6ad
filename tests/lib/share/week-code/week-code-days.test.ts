import fc from 'fast-check';
import type { TeamLine } from '@/lib/days/day-lines';
import type { SharedDay, SharedWeek } from '@/lib/share/shared-week';
import { decodeWeek, encodeWeek } from '@/lib/share/week-code/week-code';
import { withChoice } from '@/lib/share/week-code/week-code-choice';
import { packJson } from '@/lib/share/week-code/week-code-json';
import { addDays } from '@/lib/time/local-date';
import { anyTime } from '@/tests/support/arbitraries';
import { clock } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { WEEK_OF_TWENTY } from '@/tests/support/shared-weeks';

const anyText = fc
  .oneof(
    fc.constantFrom('Inventory at 3', 'Küche 👩‍🍳', '<b>x</b>', '"]],[[', 'two\nlines'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  )
  .map((text) => text.trim())
  .filter((text) => text !== '');
const anyLine: fc.Arbitrary<TeamLine> = fc.oneof(
  fc.constantFrom<TeamLine>({ kind: 'closed' }, { kind: 'open' }),
  fc.record({ kind: fc.constant('hours'), from: anyTime, to: anyTime }),
  anyText.map((name): TeamLine => ({ kind: 'holiday', name })),
  anyText.map((text): TeamLine => ({ kind: 'team', text })),
  fc.record({ title: anyText, from: anyTime, to: anyTime }, { requiredKeys: ['title'] }).map(
    ({ title, from, to }): TeamLine => ({
      kind: 'event',
      event: { title, ...(from && { from }), ...(from && to && { to }) },
    }),
  ),
);
const anyDays: fc.Arbitrary<readonly SharedDay[]> = fc
  .dictionary(fc.constantFrom('0', '1', '5', '6'), fc.array(anyLine, { minLength: 1, maxLength: 4 }), {
    minKeys: 1,
  })
  .map((days) =>
    Object.entries(days)
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([offset, lines]) => ({ date: addDays(WEEK_OF_TWENTY.firstDay, Number(offset)), lines })),
  );
const weekWith = (days: readonly SharedDay[]): SharedWeek => ({ ...WEEK_OF_TWENTY, days });
const [FIRST] = [WEEK_OF_TWENTY.firstDay];

test('encodeWeek leaves the link unchanged when no day has notes', async () => {
  const code = await encodeWeek(WEEK_OF_TWENTY);
  expect(code).not.toContain('&y=');
  expect(await encodeWeek(weekWith([]))).toBe(code);
});

test("decodeWeek reads day notes in a link with a reader's choice, and older pages ignore the notes", async () => {
  const week = {
    ...weekWith([
      { date: FIRST, lines: [{ kind: 'closed' }] },
      {
        date: addDays(FIRST, 6),
        lines: [
          { kind: 'event', event: { title: 'Derby', from: clock('20:00') } },
          { kind: 'team', text: 'Bring aprons' },
        ],
      },
    ]),
    business: 'Osteria Luna',
  };
  const code = await encodeWeek(week);
  for (const fragment of [code, `#${code}`, withChoice(code, { person: 3, language: 'de' })]) {
    expect(await decodeWeek(fragment)).toEqual({ kind: 'week', week });
  }
  const [plain = ''] = code.split('&', 1);
  expect(await decodeWeek(plain)).toEqual({ kind: 'week', week: WEEK_OF_TWENTY });
});

test('a link keeps any day notes through encoding and decoding', async () => {
  await fc.assert(
    fc.asyncProperty(anyDays, async (days) => {
      const week = weekWith(days);
      expect(await decodeWeek(await encodeWeek(week))).toEqual({ kind: 'week', week });
    }),
    { numRuns: rounds(100), ...seed },
  );
});

test('decodeWeek drops malformed day notes and reads the rest of the week', async () => {
  const plain = await encodeWeek(WEEK_OF_TWENTY);
  const hostile: readonly unknown[] = [
    7,
    'x',
    [[0, [['t', '']]]],
    [[7, [['c']]]],
    [[-1, [['c']]]],
    [[0.5, [['c']]]],
    [['__proto__', [['c']]]],
    [[0, [['h', '25:00', '26:00'], ['e', ' '], ['z'], null, ['f', 3]]]],
    [[0, 'c']],
  ];
  for (const content of hostile) {
    expect(await decodeWeek(`${plain}&y=${await packJson(content)}`)).toEqual({
      kind: 'week',
      week: WEEK_OF_TWENTY,
    });
  }
  const code = await encodeWeek(weekWith([{ date: FIRST, lines: [{ kind: 'team', text: 'Inventory' }] }]));
  const at = code.indexOf('&y=') + 10;
  const altered = `${code.slice(0, at)}${code[at] === 'A' ? 'B' : 'A'}${code.slice(at + 1)}`;
  expect(await decodeWeek(altered)).toEqual({ kind: 'week', week: WEEK_OF_TWENTY });
});

test('decodeWeek cuts long texts and long lists of lines instead of refusing the week', async () => {
  const code = `${await encodeWeek(WEEK_OF_TWENTY)}&y=${await packJson([
    [0, Array.from({ length: 500 }, () => ['t', 'x'.repeat(500)])],
  ])}`;
  const read = await decodeWeek(code);
  expect(read).toMatchObject({ kind: 'week' });
  const days = read.kind === 'week' ? (read.week.days ?? []) : [];
  expect(days[0]?.lines).toHaveLength(30);
  expect(days[0]?.lines[0]).toEqual({ kind: 'team', text: 'x'.repeat(280) });
});
