import fc from 'fast-check';
import { changeSummary } from '@/lib/shifts/change/change-summary';
import {
  awaitingRepairEntry,
  type ChangeEntry,
  employeeEntry,
  publicationEntry,
  requestEntry,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { anyEdits, changeFor } from '@/tests/support/arbitraries';
import { day, employeeOf, requestOf, scheduleOf, shiftAt, templateOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const ANA = shiftAt('09:00-17:00', { id: 'a' });
const BEN = shiftAt('10:00-18:00', { id: 'b', employeeName: 'Ben' });
const ana = employeeOf('Ana');
const asked = requestOf('ana-1');
const approved = { ...asked, state: 'approved' };
const early = templateOf('Early');
const waiting = { id: 'u', stored: { id: 'u' } };
const of = (...entries: readonly ChangeEntry[]) => changeSummary({ entries });

describe('what a change did', () => {
  test.each<[string, readonly ChangeEntry[], object]>([
    ['added', [shiftEntry(undefined, ANA)], { kind: 'added', count: 1, shift: ANA }],
    ['several added', [shiftEntry(undefined, ANA), shiftEntry(undefined, BEN)], { kind: 'added', count: 2 }],
    ['asked', [requestEntry(undefined, asked)], { kind: 'requestChanged', count: 1 }],
    [
      'several decided',
      [requestEntry(asked, approved), requestEntry(requestOf('ben-1'), undefined)],
      { kind: 'requestChanged', count: 2 },
    ],
    [
      'removed with the request for it',
      [requestEntry(asked, approved), shiftEntry(ANA, undefined)],
      { kind: 'removed', count: 1, shift: ANA },
    ],
    [
      'changed for a request',
      [employeeEntry(ana, { ...ana, role: 'Cook' }), requestEntry(asked, approved)],
      { kind: 'employeeChanged', count: 1, name: 'Ana' },
    ],
    ['removed', [shiftEntry(ANA, undefined)], { kind: 'removed', count: 1, shift: ANA }],
    [
      'moved to another day',
      [shiftEntry(ANA, { ...ANA, date: day('2026-11-21') })],
      { kind: 'moved', count: 1, shift: { ...ANA, date: day('2026-11-21') }, before: ANA },
    ],
    [
      'opened',
      [shiftEntry(ANA, { ...ANA, employeeName: '' })],
      { kind: 'opened', count: 1, shift: { ...ANA, employeeName: '' }, before: ANA },
    ],
    [
      'canceled',
      [shiftEntry(ANA, { ...ANA, status: 'Canceled' })],
      { kind: 'restated', count: 1, shift: { ...ANA, status: 'Canceled' } },
    ],
    [
      'swapped',
      [shiftEntry(ANA, { ...ANA, employeeName: 'Ben' }), shiftEntry(BEN, { ...BEN, employeeName: 'Ana' })],
      { kind: 'swapped', count: 2 },
    ],
    [
      'two given to one person, which is no swap',
      [shiftEntry(ANA, { ...ANA, employeeName: 'Zoe' }), shiftEntry(BEN, { ...BEN, employeeName: 'Zoe' })],
      { kind: 'assigned', count: 2 },
    ],
    ['a mixture', [shiftEntry(ANA, undefined), shiftEntry(undefined, BEN)], { kind: 'several', count: 2 }],
    ['a new person', [employeeEntry(undefined, ana)], { kind: 'employeeAdded', count: 1, name: 'Ana' }],
    [
      'a person who left',
      [employeeEntry(ana, undefined)],
      { kind: 'employeeRemoved', count: 1, name: 'Ana' },
    ],
    [
      'a new name, with the shifts that follow it',
      [employeeEntry(ana, { ...ana, name: 'Anna' }), shiftEntry(ANA, { ...ANA, employeeName: 'Anna' })],
      { kind: 'employeeRenamed', count: 1, name: 'Anna', oldName: 'Ana' },
    ],
    [
      'a person with their first shift',
      [employeeEntry(undefined, ana), shiftEntry(undefined, ANA)],
      { kind: 'added', count: 1, shift: ANA },
    ],
    [
      'when somebody can work',
      [employeeEntry(ana, { ...ana, availability: { weekly: [] } })],
      { kind: 'availability', count: 1, name: 'Ana' },
    ],
    [
      'another role',
      [employeeEntry(ana, { ...ana, role: 'Cook' })],
      { kind: 'employeeChanged', count: 1, name: 'Ana' },
    ],
    ['a new template', [templateEntry(undefined, early)], { kind: 'templateAdded', count: 1, name: 'Early' }],
    [
      'a repaired shift',
      [awaitingRepairEntry(waiting, undefined), shiftEntry(undefined, ANA)],
      { kind: 'repaired', count: 1, shift: ANA },
    ],
    [
      'an unreadable one deleted',
      [awaitingRepairEntry(waiting, undefined)],
      { kind: 'repairDropped', count: 1 },
    ],
    ['nothing', [], { kind: 'several', count: 1 }],
  ])('%s', (_what, entries, expected) => {
    expect(of(...entries)).toEqual(expected);
  });

  test('publications and imports are what they are, whatever they hold', () => {
    const entries = [shiftEntry(undefined, ANA), shiftEntry(undefined, BEN)];
    expect(changeSummary({ entries, origin: 'publish' })).toEqual({ kind: 'published', count: 1 });
    expect(changeSummary({ entries, origin: 'import' })).toEqual({ kind: 'imported', count: 2 });
  });

  test('a publication of another device is one, and no other change that it brings along is', () => {
    const acted = (kind: 'publish' | 'putBack') =>
      publicationEntry(undefined, {
        id: 'publication',
        at: 1,
        shiftCount: 1,
        since: [],
        act: { kind, spans: [{ from: ANA.date, to: ANA.date }] },
      });
    const published = { kind: 'published', count: 1, days: { from: ANA.date, to: ANA.date } };
    const act = acted('publish');
    expect(changeSummary({ entries: [act], origin: 'shared' })).toEqual(published);
    expect(changeSummary({ entries: [acted('putBack')], origin: 'shared' }).kind).not.toBe('published');
    expect(changeSummary({ entries: [shiftEntry(undefined, ANA)], origin: 'shared' }).kind).toBe('added');
  });

  test('changed notes are named, and are the only change that is called so', () => {
    const noted = { ...ANA, notes: 'Gives notice' };
    expect(of(shiftEntry(ANA, noted))).toMatchObject({ kind: 'notes', count: 1 });
    expect(of(shiftEntry(ANA, { ...noted, color: 'gray' }))).toMatchObject({ kind: 'changed' });
  });

  test('every change has a kind and a count', () => {
    fc.assert(
      fc.property(anyEdits, anyEdits, (first, second) => {
        const schedule = scheduleOf({});
        const { entries } = changeFor(schedule, first);
        const summary = of(...entries, ...changeFor(schedule, second).entries);
        expect(summary.kind).toMatch(/^[a-zA-Z]+$/);
        expect(summary.count).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});
