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

describe('changeSummary', () => {
  test.each<[string, readonly ChangeEntry[], object]>([
    ['a shift added', [shiftEntry(undefined, ANA)], { kind: 'added', count: 1, shift: ANA }],
    [
      'several shifts added',
      [shiftEntry(undefined, ANA), shiftEntry(undefined, BEN)],
      { kind: 'added', count: 2 },
    ],
    ['a request added', [requestEntry(undefined, asked)], { kind: 'requestChanged', count: 1 }],
    [
      'several requests decided',
      [requestEntry(asked, approved), requestEntry(requestOf('ben-1'), undefined)],
      { kind: 'requestChanged', count: 2 },
    ],
    [
      'a shift removed along with an approved request',
      [requestEntry(asked, approved), shiftEntry(ANA, undefined)],
      { kind: 'removed', count: 1, shift: ANA },
    ],
    [
      'an employee changed for an approved request',
      [employeeEntry(ana, { ...ana, role: 'Cook' }), requestEntry(asked, approved)],
      { kind: 'employeeChanged', count: 1, name: 'Ana' },
    ],
    ['a shift removed', [shiftEntry(ANA, undefined)], { kind: 'removed', count: 1, shift: ANA }],
    [
      'a shift moved to another day',
      [shiftEntry(ANA, { ...ANA, date: day('2026-11-21') })],
      { kind: 'moved', count: 1, shift: { ...ANA, date: day('2026-11-21') }, before: ANA },
    ],
    [
      'a shift made open',
      [shiftEntry(ANA, { ...ANA, employeeName: '' })],
      { kind: 'opened', count: 1, shift: { ...ANA, employeeName: '' }, before: ANA },
    ],
    [
      'a shift canceled',
      [shiftEntry(ANA, { ...ANA, status: 'Canceled' })],
      { kind: 'restated', count: 1, shift: { ...ANA, status: 'Canceled' } },
    ],
    [
      'two shifts swapped',
      [shiftEntry(ANA, { ...ANA, employeeName: 'Ben' }), shiftEntry(BEN, { ...BEN, employeeName: 'Ana' })],
      { kind: 'swapped', count: 2 },
    ],
    [
      'two shifts assigned to one person, which is not a swap',
      [shiftEntry(ANA, { ...ANA, employeeName: 'Zoe' }), shiftEntry(BEN, { ...BEN, employeeName: 'Zoe' })],
      { kind: 'assigned', count: 2 },
    ],
    [
      'a shift removed and another added',
      [shiftEntry(ANA, undefined), shiftEntry(undefined, BEN)],
      { kind: 'several', count: 2 },
    ],
    ['an employee added', [employeeEntry(undefined, ana)], { kind: 'employeeAdded', count: 1, name: 'Ana' }],
    [
      'an employee removed',
      [employeeEntry(ana, undefined)],
      { kind: 'employeeRemoved', count: 1, name: 'Ana' },
    ],
    [
      'an employee renamed, with their shifts',
      [employeeEntry(ana, { ...ana, name: 'Anna' }), shiftEntry(ANA, { ...ANA, employeeName: 'Anna' })],
      { kind: 'employeeRenamed', count: 1, name: 'Anna', oldName: 'Ana' },
    ],
    [
      'an employee added with a first shift',
      [employeeEntry(undefined, ana), shiftEntry(undefined, ANA)],
      { kind: 'added', count: 1, shift: ANA },
    ],
    [
      'availability changed',
      [employeeEntry(ana, { ...ana, availability: { weekly: [] } })],
      { kind: 'availability', count: 1, name: 'Ana' },
    ],
    [
      'the role of an employee changed',
      [employeeEntry(ana, { ...ana, role: 'Cook' })],
      { kind: 'employeeChanged', count: 1, name: 'Ana' },
    ],
    [
      'a template added',
      [templateEntry(undefined, early)],
      { kind: 'templateAdded', count: 1, name: 'Early' },
    ],
    [
      'a shift repaired',
      [awaitingRepairEntry(waiting, undefined), shiftEntry(undefined, ANA)],
      { kind: 'repaired', count: 1, shift: ANA },
    ],
    [
      'an unreadable shift deleted',
      [awaitingRepairEntry(waiting, undefined)],
      { kind: 'repairDropped', count: 1 },
    ],
    ['no entries', [], { kind: 'several', count: 1 }],
  ])('summarizes a change: %s', (_what, entries, expected) => {
    expect(of(...entries)).toEqual(expected);
  });

  test('summarizes publications and imports by their origin, not their entries', () => {
    const entries = [shiftEntry(undefined, ANA), shiftEntry(undefined, BEN)];
    expect(changeSummary({ entries, origin: 'publish' })).toEqual({ kind: 'published', count: 1 });
    expect(changeSummary({ entries, origin: 'import' })).toEqual({ kind: 'imported', count: 2 });
  });

  test('recognizes a synced publication, and treats no other synced change as a publication', () => {
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

  test('reports changed notes unless another field has changed too', () => {
    const noted = { ...ANA, notes: 'Gives notice' };
    expect(of(shiftEntry(ANA, noted))).toMatchObject({ kind: 'notes', count: 1 });
    expect(of(shiftEntry(ANA, { ...noted, color: 'gray' }))).toMatchObject({ kind: 'changed' });
  });

  test('returns a kind and a count for every change', () => {
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
