/** @jest-environment jsdom */
import { HourRuler } from '@/components/calendar/day/hour-ruler';
import { axisShare } from '@/lib/shifts/views/day-axis';
import { renderOnDesktop } from '@/tests/support/desktop';

const AXIS = { startMinute: 360, endMinute: 1800 };
const HOURS = ['6 AM', '12 PM', '6 PM', '12 AM', '6 AM'];

const labels = () => Array.from(document.querySelectorAll('.hour-ruler > :not([data-now])'), hourOf);
const hourOf = ({ textContent }: Element) => textContent;

test('labels the hours of the axis', () => {
  renderOnDesktop(<HourRuler axis={AXIS} nowShare={undefined} />);
  expect(labels()).toEqual(HOURS);
  expect(document.querySelector('[data-now]')).toBeNull();
});

test.each([0, 360, 750, 1060, 1440, 1800])(
  'keeps every label when the current time is at minute %i',
  (minute) => {
    renderOnDesktop(<HourRuler axis={AXIS} nowShare={axisShare(AXIS, minute)} />);
    expect(labels()).toEqual(HOURS);
    expect(document.querySelectorAll('[data-now]')).toHaveLength(1);
  },
);
