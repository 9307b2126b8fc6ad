/** @jest-environment jsdom */
import { act, configure, fireEvent, screen } from '@testing-library/react';
import { WeekGrid } from '@/components/calendar/week/grid';
import { uiStore } from '@/stores/app/ui-store';
import { openSchedule, THURSDAY, WEEK } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { shiftAt } from '@/tests/support/records';

// The details of a line load when they first open.
configure({ asyncUtilTimeout: 10_000 });

const lineOf = (name: string) => screen.getByRole('listitem', { name: new RegExp(`^${name},`) });
const openLines = () =>
  Array.from(document.querySelectorAll('.shift-details')).map(
    (details) => details.closest<HTMLElement>('[data-shift-id]')?.dataset.shiftId,
  );

beforeEach(() => {
  openSchedule(
    ['Ana', 'Ben', 'Cleo'].map((id) => shiftAt('09:00-17:00', { id, employeeName: id, date: THURSDAY })),
  );
  act(() => uiStore.setDensity('dense'));
  renderOnDesktop(<WeekGrid days={WEEK} />);
});

afterEach(() => act(() => uiStore.setDensity('auto')));

test('opens a line under the pointer and closes it when the pointer moves to another line or off', async () => {
  fireEvent.pointerOver(lineOf('Ana'));
  await screen.findByRole('button', { name: /^Edit .*Ana/ });
  expect(openLines()).toEqual(['Ana']);
  fireEvent.pointerOver(screen.getByRole('button', { name: /^Edit .*Ana/ }));
  expect(openLines()).toEqual(['Ana']);
  fireEvent.pointerOver(lineOf('Ben'));
  expect(openLines()).toEqual(['Ben']);
  fireEvent.pointerOver(lineOf('Ben').parentElement ?? document.body);
  expect(openLines()).toEqual([]);
});

test('keeps the focused line open regardless of the pointer', async () => {
  act(() => lineOf('Cleo').focus());
  await screen.findByRole('button', { name: /^Edit .*Cleo/ });
  fireEvent.pointerOver(lineOf('Ana'));
  expect(openLines()).toEqual(['Ana', 'Cleo']);
  fireEvent.pointerOut(lineOf('Ana'), { relatedTarget: document.body });
  expect(openLines()).toEqual(['Cleo']);
  act(() => lineOf('Cleo').blur());
  expect(openLines()).toEqual([]);
});
