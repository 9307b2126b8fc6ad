/** @jest-environment jsdom */
import fc from 'fast-check';
import { DROP_DAY, DROP_ROW, dropPlaceOf, dropPlaceProps } from '@/components/parts/drag/drop-places';
import type { ShiftDropTarget } from '@/lib/shifts/change/drop-moves';
import { addDays } from '@/lib/time/local-date';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const places: fc.Arbitrary<ShiftDropTarget> = fc.record(
  {
    date: fc.integer({ min: 0, max: 20 }).map((days) => addDays(day('2026-11-16'), days)),
    employeeName: fc.oneof(fc.constantFrom('', 'Ana', '\n', 'undefined'), fc.string()),
  },
  { requiredKeys: [] },
);

function elementAt(place: ShiftDropTarget): HTMLElement {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(dropPlaceProps(place))) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  return element;
}

test('reads every drop place unchanged after it is written to an element', () => {
  fc.assert(
    fc.property(places, (place) => {
      const element = elementAt(place);
      expect(dropPlaceOf(element)).toEqual(place);
      expect(element.matches(DROP_DAY)).toBe(place.date !== undefined);
      expect(element.matches(DROP_ROW)).toBe(place.employeeName !== undefined);
    }),
    { numRuns: rounds(200), ...seed },
  );
});

test('ignores an invalid date of an element', () => {
  const element = document.createElement('div');
  element.dataset.dropDate = '2026-02-30';
  expect(dropPlaceOf(element)).toEqual({});
});
