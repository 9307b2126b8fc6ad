/** @jest-environment jsdom */
import { type DrawTexts, timelineDrawTarget } from '@/components/parts/timeline/draw-target';
import type { ShiftTimes } from '@/lib/insights/timeline-drag';

/** Hours from 6 AM to midnight, 100 px each, after 200 px of names. */
const TIMELINE = `
  <div class="timeline" data-day="2026-11-19" data-axis-start="360" data-axis-end="1440">
    <div class="timeline-sheet">
      <div data-timeline-track></div>
      <ul><li class="timeline-row" data-drop-employee="Ana"><div data-draw></div></li></ul>
    </div>
  </div>`;

const TEXTS: DrawTexts = {
  name: () => '',
  person: () => '',
  sign: () => '',
  newShift: '',
  notDrawn: '',
  drawn: () => '',
  place: () => '',
  words: () => ({ kind: 'fits', place: '', sentences: [] }),
};

/** As in a browser, an element outside the document has no box. */
function boxOf(this: HTMLElement): DOMRect {
  return this.isConnected ? new DOMRect(200, 0, 1800, 600) : new DOMRect();
}

test('keeps drawing a shift when its row leaves the page during the drag', () => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(boxOf);
  document.body.innerHTML = TIMELINE;
  const hours = document.querySelector<HTMLElement>('[data-draw]');
  const drawn: ShiftTimes[] = [];
  const target =
    hours &&
    timelineDrawTarget(hours, { x: 500, y: 50 }, TEXTS, {
      colorFor: () => 'purple',
      check: () => ({ kind: 'fits', shifts: [] }),
      add(_name, times) {
        drawn.push(times);
        return undefined;
      },
    });
  target?.pointAt(700, 50);
  // Virtualized lists remove rows far from the viewport.
  document.querySelector('.timeline-row')?.remove();
  target?.pointAt(900, 50);
  target?.drop();
  expect(drawn).toEqual([{ date: '2026-11-19', startTime: '09:00', endTime: '13:00' }]);
});
