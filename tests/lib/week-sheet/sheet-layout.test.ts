import fc from 'fast-check';
import type { SharedWeek } from '@/lib/share/shared-week';
import { PAPER_FORMATS, PICTURE_FORMAT, type SheetFormat, usualPaper } from '@/lib/week-sheet/sheet-format';
import { layOutSheet, type SheetLayout } from '@/lib/week-sheet/sheet-layout';
import { RUN_GAP, RUN_LOOKS, type SheetLine } from '@/lib/week-sheet/sheet-lines';
import { weekSheetOf } from '@/lib/week-sheet/week-sheet';
import { rounds, seed } from '@/tests/support/rounds';
import { anyLanguage, anyWeek, measure, personWith, weekWith, wordsIn } from './sheets';

const FORMATS: Readonly<Record<string, SheetFormat>> = { ...PAPER_FORMATS, picture: PICTURE_FORMAT };

function layoutOf(
  week: SharedWeek,
  format: SheetFormat,
  language: 'en' | 'es' | 'fr' | 'de' = 'en',
  hasGroups = false,
) {
  return layOutSheet(weekSheetOf(week, wordsIn(language), { places: new Map(), hasGroups }), format, measure);
}

function lineWidth(line: SheetLine, size: number): number {
  const texts = line.map(({ kind, text }) =>
    measure(text, size * RUN_LOOKS[kind].scale, RUN_LOOKS[kind].weight),
  );
  return texts.reduce((sum, width) => sum + width, (line.length - 1) * RUN_GAP * size);
}

/** Elements that overlap or are outside the page. */
function faultsOf(layout: SheetLayout): readonly string[] {
  const { format, head, columns, footHeight, legendHeight, lineHeight, rowPadding, size } = layout;
  const { inset } = format;
  const faults: string[] = [];
  const expectUpTo = (value: number, most: number, what: string) => {
    if (value > most + 1e-6) faults.push(`${what}: ${value} of ${most}`);
  };
  const [left = 0, firstDay = 0, secondDay = 0] = columns;
  columns.slice(1).forEach((right, at) => {
    expectUpTo((columns[at] ?? 0) + 10, right, 'column');
  });
  expectUpTo(format.margin, left, 'left edge');
  expectUpTo(columns.at(-1) ?? 0, format.width - format.margin, 'right edge');
  const nameWidth = firstDay - left - inset.name - inset.end;
  const dayWidth = secondDay - firstDay - inset.shift - inset.end;
  for (const page of layout.pages) {
    let bottom = head.top + head.height;
    for (const { heading, top, height, nameLines, cells } of page.rows) {
      expectUpTo(bottom, top - (heading ? layout.headingHeight : 0), 'row over row');
      expectUpTo(nameLines.length * lineHeight + 2 * rowPadding, height, 'name height');
      for (const line of nameLines) expectUpTo(lineWidth(line, size), nameWidth, 'name width');
      for (const shifts of cells) {
        let shiftBottom = rowPadding;
        for (const shift of shifts) {
          expectUpTo(shiftBottom, shift.top, 'shift over shift');
          expectUpTo(shift.lines.length * lineHeight, shift.height, 'shift height');
          for (const line of shift.lines) expectUpTo(lineWidth(line, size), dayWidth, 'shift width');
          shiftBottom = shift.top + shift.height;
        }
        expectUpTo(shiftBottom, height, 'shifts in their row');
      }
      bottom = top + height;
    }
    if (page.footTop !== undefined) {
      expectUpTo(bottom, page.footTop, 'foot');
      bottom = page.footTop + footHeight + legendHeight;
    }
    if ((page.footTop !== undefined) !== (page === layout.pages.at(-1))) faults.push('foot on another page');
    expectUpTo(bottom, page.height - format.margin, 'bottom edge');
  }
  return faults;
}

const keysIn = (layout: SheetLayout) =>
  layout.pages.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat().map(({ shift }) => shift.key)));

test.each(Object.keys(FORMATS))(
  'fits every shift once on %s, without overlaps and within the page',
  (name) => {
    const format = FORMATS[name] ?? PICTURE_FORMAT;
    fc.assert(
      fc.property(anyWeek, anyLanguage, fc.boolean(), (week, language, hasGroups) => {
        const layout = layoutOf(week, format, language, hasGroups);
        expect(faultsOf(layout)).toEqual([]);
        const keys = week.people.flatMap(({ shifts }) => shifts.map(({ key }) => key));
        expect(keysIn(layout).sort((one, other) => one - other)).toEqual(
          keys.sort((one, other) => one - other),
        );
        if (format === PICTURE_FORMAT) expect(layout.pages).toHaveLength(1);
      }),
      { numRuns: rounds(10), ...seed },
    );
  },
);

const team = (count: number, days: readonly number[], times: readonly string[]) =>
  weekWith(
    Array.from({ length: count }, (_, at) =>
      personWith(`Camille Dubois-${at}`, days.map((offset) => (offset + at) % 7).sort(), times, 'Front Desk'),
    ),
  );

describe('sheet of a team of 25', () => {
  test.each(['a4', 'letter'] as const)(
    'fits one page of %s, also with a split shift for everybody every day',
    (paper) => {
      const usual = layoutOf(team(25, [0, 1, 2, 3, 4], ['16:30-22:30']), PAPER_FORMATS[paper]);
      expect(usual.pages).toHaveLength(1);
      expect(usual.size).toBeGreaterThanOrEqual(8);
      const split = layoutOf(
        team(25, [0, 1, 2, 3, 4, 5, 6], ['11:00-15:00', '17:30-22:00']),
        PAPER_FORMATS[paper],
        'fr',
      );
      expect(split.pages).toHaveLength(1);
      expect(split.size).toBeGreaterThanOrEqual(6.5);
    },
  );
});

test('layOutSheet lays out teams of 1 to 60 people without overlaps', () => {
  for (let count = 1; count <= 60; count += 1)
    expect(faultsOf(layoutOf(team(count, [0, 3, 5], ['16:30-00:30']), PAPER_FORMATS.a4))).toEqual([]);
});

describe('title of the sheet', () => {
  const titled = (business: string) =>
    layoutOf({ ...team(3, [0], ['09:00-17:00']), business }, PAPER_FORMATS.a4).title.text;

  test('has the business name before the week', () => {
    expect(titled('Osteria Luna')).toBe('Osteria Luna · Schedule Nov 16 - Nov 22, 2026');
    expect(titled('')).toBe('Schedule Nov 16 - Nov 22, 2026');
  });

  test('shortens a business name that is too long, but never the week', () => {
    const text = titled('M'.repeat(80));
    expect(text).toMatch(/^M+… · Schedule Nov 16 - Nov 22, 2026$/);
    expect(text.length).toBeLessThan(80);
  });
});

test('layOutSheet keeps a role heading on the page of its first row', () => {
  const roles = ['Manager', 'Server', 'Cook', 'Host', 'Bartender'];
  const week = weekWith(
    Array.from({ length: 60 }, (_, at) =>
      personWith(`P${at}`, [0, 1, 2, 3, 4], ['16:30-22:30'], roles[at % roles.length]),
    ),
  );
  const layout = layoutOf(week, PAPER_FORMATS.a4, 'en', true);
  expect(layout.pages.length).toBeGreaterThan(1);
  expect(faultsOf(layout)).toEqual([]);
  const headings = layout.pages.flatMap(({ rows }) => rows.flatMap(({ heading }) => heading?.name ?? []));
  expect(headings).toEqual(roles);
});

test('layOutSheet uses the largest font size for a team of three', () => {
  const layout = layoutOf(team(3, [0, 1], ['09:00-17:00']), PAPER_FORMATS.a4);
  expect(layout.size).toBe(10);
});

test('layOutSheet spreads sixty people over at most three pages in a readable size', () => {
  const layout = layoutOf(team(60, [0, 1, 2, 3, 4], ['16:30-22:30']), PAPER_FORMATS.a4);
  expect(layout.pages.length).toBeLessThanOrEqual(3);
  expect(layout.size).toBeGreaterThanOrEqual(8);
});

test('layOutSheet repeats the name and shows the hours once when a day spans several pages', () => {
  const week = weekWith([
    personWith(
      'Ana',
      [0],
      Array.from({ length: 80 }, () => '10:00-12:00'),
    ),
  ]);
  const layout = layoutOf(week, PAPER_FORMATS.letter);
  expect(layout.pages.length).toBeGreaterThan(1);
  const rows = layout.pages.flatMap((page) => page.rows);
  expect(rows.map(({ nameLines }) => nameLines[0]?.[0]?.text)).toEqual(rows.map(() => 'Ana'));
  expect(rows.filter(({ hours }) => hours !== '')).toHaveLength(1);
});

test('layOutSheet makes the picture as high as the people need', () => {
  const few = layoutOf(team(3, [0], ['09:00-17:00']), PICTURE_FORMAT).pages[0]?.height ?? 0;
  const many = layoutOf(team(40, [0], ['09:00-17:00']), PICTURE_FORMAT).pages[0]?.height ?? 0;
  expect(few).toBeLessThan(400);
  expect(many).toBeGreaterThan(few * 3);
});

test.each([
  [['en-US', 'de-DE'], 'letter'],
  [['es-MX'], 'letter'],
  [['fr-CA'], 'letter'],
  [['en-GB'], 'a4'],
  [['de', 'en-US'], 'letter'],
  [['zh-Hans-CN'], 'a4'],
  [['fr'], 'a4'],
  [[], 'a4'],
])('usualPaper chooses for the locales %j the paper %s', (locales, paper) => {
  expect(usualPaper(locales)).toBe(paper);
});
