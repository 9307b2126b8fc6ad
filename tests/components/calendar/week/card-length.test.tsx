/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { act, cleanup } from '@testing-library/react';
import { WeekGrid } from '@/components/calendar/week/grid';
import { lengthBarShare } from '@/lib/shifts/shift/display';
import type { Shift } from '@/lib/shifts/shift/shift';
import { DENSITIES } from '@/lib/shifts/views/calendar-view';
import { uiStore } from '@/stores/app/ui-store';
import { distributedShifts, openSchedule, WEEK } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { clock } from '@/tests/support/records';

const NIGHT = distributedShifts(1).map((shift) => ({
  ...shift,
  startTime: clock('22:00'),
  endTime: clock('06:00'),
}));

const cards = () => Array.from(document.querySelectorAll<HTMLElement>('[data-shift-id]'));

const HALF_AND_FULL = [
  { ...distributedShifts(1)[0], id: 'half', startTime: clock('09:00'), endTime: clock('13:00') },
  { ...distributedShifts(1)[0], id: 'short', startTime: clock('14:00'), endTime: clock('14:15') },
  { ...distributedShifts(1)[0], id: 'night', startTime: clock('22:00'), endTime: clock('06:00') },
] as Shift[];

/** Dense lines have the share rounded to half an hour, as a class. */
const shareOf = (card: HTMLElement) =>
  card.style.getPropertyValue('--length') ||
  String(Math.round((Number(/ bar-(\d+)/.exec(card.className)?.[1]) / 16) * 10) / 10);

test.each(DENSITIES)('draws the length bar as part of the card at %s density', (density) => {
  openSchedule(HALF_AND_FULL);
  act(() => uiStore.setDensity(density));
  renderOnDesktop(<WeekGrid days={WEEK} />);
  const shares = cards().map((card) => [card.dataset.shiftId, shareOf(card)]);
  expect(shares).toEqual([
    ['half', '0.5'],
    ['short', '0.2'],
    ['night', '1'],
  ]);
  act(() => uiStore.setDensity('auto'));
});

test('the style sheet has a rule for each length of a dense line, in half hours up to eight', () => {
  const rules = readFileSync('components/calendar/shift/dense-card.css', 'utf8').matchAll(
    /\.bar-(\d+) \{\s*background-size:\s+3px calc\(100% - 6px\),\s+([\d.]+)% 100%;/g,
  );
  const widths = new Map(Array.from(rules, ([, steps, percent]) => [Number(steps), Number(percent)]));
  const lengths = Array.from({ length: 24 * 60 }, (_, minutes) => Math.round(lengthBarShare(minutes) * 16));
  expect([...widths.keys()].sort((a, b) => a - b)).toEqual([...new Set(lengths)].sort((a, b) => a - b));
  for (const [steps, percent] of widths) expect(percent).toBeCloseTo((steps / 16) * 100, 3);
});

test('uses comfortable cards for ten shifts a day in a high window, compact ones in a lower window', () => {
  openSchedule(distributedShifts(70));
  renderOnDesktop(<WeekGrid days={WEEK} />);
  expect(cards().every(({ dataset }) => dataset.density === 'comfortable')).toBe(true);
  cleanup();
  renderOnDesktop(<WeekGrid days={WEEK} />, 1440, { heightPx: 800 });
  expect(cards().every(({ dataset }) => dataset.density === 'compact')).toBe(true);
});

test('shortens the times of a night shift in columns narrower than 170 px', () => {
  openSchedule(NIGHT);
  renderOnDesktop(<WeekGrid days={WEEK} />, 64 + 7 * 170 - 1);
  expect(cards()[0]).toHaveTextContent('10 PM - 6 AM');
  cleanup();
  renderOnDesktop(<WeekGrid days={WEEK} />, 64 + 7 * 170);
  expect(cards()[0]).toHaveTextContent('10:00 PM - 6:00 AM');
});
