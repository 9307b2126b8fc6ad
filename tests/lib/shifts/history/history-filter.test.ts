import { compareText } from '@/lib/order';
import {
  dayEntry,
  employeeEntry,
  publicationEntry,
  requestEntry,
  settingEntry,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { foundLines, HISTORY_KINDS, peopleInLines } from '@/lib/shifts/history/history-filter';
import type { HistoryLine } from '@/lib/shifts/history/history-lines';
import { publicationAt } from '@/lib/shifts/publication/publication';
import {
  changeOf,
  dayOf,
  employeeOf,
  requestOf,
  scheduleOf,
  shiftAt,
  templateOf,
} from '@/tests/support/records';

const lineOf = (change: HistoryLine['change']): HistoryLine => ({ change, state: 'done', steps: 1 });
const anas = shiftAt('09:00-17:00');
const bens = { ...anas, employeeName: 'Ben' };

const LINES: readonly HistoryLine[] = [
  lineOf(changeOf([shiftEntry(anas, bens)], 'given')),
  lineOf(changeOf([shiftEntry(undefined, shiftAt('10:00-12:00', { id: 'open', employeeName: '' }))], 'open')),
  lineOf(changeOf([employeeEntry(undefined, employeeOf('Zoë'))], 'joined')),
  lineOf(changeOf([employeeEntry(employeeOf('ana'), employeeOf('Anna'))], 'renamed')),
  lineOf(changeOf([templateEntry(undefined, templateOf('Early'))], 'template')),
  lineOf(changeOf([dayEntry(undefined, dayOf('2026-12-24', { note: 'Party' }))], 'day')),
  lineOf(changeOf([requestEntry(undefined, requestOf('ana-1'))], 'asked')),
  lineOf(changeOf([settingEntry(undefined, { id: 'limits', dayHours: 10 })], 'limits')),
  lineOf({
    ...changeOf([publicationEntry(undefined, publicationAt(1, scheduleOf({})))], 'told'),
    origin: 'publish',
  }),
  lineOf({ ...changeOf([shiftEntry(undefined, anas)], 'file'), origin: 'import' }),
];

const ids = (lines: readonly HistoryLine[]) => lines.map(({ change }) => change.id);

describe('history filter', () => {
  it('puts each line under exactly one kind, and returns all lines without a filter', () => {
    expect(ids(foundLines(LINES, {}))).toEqual(ids(LINES));
    const byKind = HISTORY_KINDS.map((kind) => ids(foundLines(LINES, { kind })));
    expect(byKind).toEqual([
      ['given', 'open'],
      ['joined', 'renamed'],
      ['template'],
      ['day'],
      ['asked'],
      ['limits'],
      ['told'],
      ['file'],
    ]);
  });

  it('finds a reassigned shift by its old and by its new person, in any spelling', () => {
    expect(ids(foundLines(LINES, { person: 'ana' }))).toEqual(['given', 'renamed', 'file']);
    expect(ids(foundLines(LINES, { person: 'ben' }))).toEqual(['given']);
    expect(ids(foundLines(LINES, { person: 'ana', kind: 'team' }))).toEqual(['renamed']);
    expect(foundLines(LINES, { person: 'nobody' })).toEqual([]);
  });

  it('lists everybody named in the lines, sorted by name, without open shifts', () => {
    expect(peopleInLines(LINES, compareText).map(([, name]) => name)).toEqual(['Ana', 'Anna', 'Ben', 'Zoë']);
    expect(peopleInLines([], compareText)).toEqual([]);
  });
});
