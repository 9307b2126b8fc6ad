/** @jest-environment jsdom */

import { act, fireEvent, screen, within } from '@testing-library/react';
import { StaffView } from '@/components/calendar/staff/staff-view';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import { liveSchedule } from '@/stores/app/schedule-store';
import { closeDialog, getOpenDialog } from '@/stores/ui/dialogs';
import { openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { FRIDAY, friday, NIGHT, rowIds, rowOf, thursday } from '@/tests/support/night-shifts';
import { employeeOf } from '@/tests/support/records';

/** One column of people. */
const WITHOUT_PANE_PX = 1100;

afterEach(() => act(() => closeDialog()));

describe('StaffView with night shifts', () => {
  const region = () => screen.getByRole('region', { name: 'Off on Friday' });
  const cardOf = (name: string) => {
    const card = screen.getByRole('heading', { name }).closest<HTMLElement>('.staff-card');
    if (!card) throw new Error(`${name} has no card.`);
    return card;
  };

  function open(shifts: Parameters<typeof openSchedule>[0], team: readonly string[]): void {
    openSchedule(shifts, FRIDAY);
    act(() => {
      liveSchedule.commit(team.map((name) => employeeEntry(undefined, employeeOf(name))));
    });
    renderOnDesktop(<StaffView />, WITHOUT_PANE_PX);
  }

  test('counts people with carried-over shifts as on, but counts only shifts that start that day', () => {
    open([...NIGHT, friday('18:00-22:00', 'Maya again', { employeeName: 'Maya' })], ['Maya', 'Ben', 'Zoe']);
    expect(screen.getByText('2 people on, 1 off')).toBeInTheDocument();
    expect(
      within(region())
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual([expect.stringContaining('Zoe')]);
    expect(cardOf('Maya')).toHaveTextContent(
      '1 shift begins · 4 h · 1 runs on from Thursday · 8 h this week',
    );
    expect(cardOf('Ben')).toHaveTextContent('1 runs on from Thursday · 11.5 h this week');
    expect(cardOf('Ben')).not.toHaveTextContent('No shifts');
  });

  test('does not flag an overlap for the same night shift on two days', () => {
    open(
      [
        thursday('22:00-06:00', 'one', { employeeName: 'Owen' }),
        friday('22:00-06:00', 'two', { employeeName: 'Owen' }),
      ],
      ['Owen'],
    );
    expect(rowIds()).toEqual(['one', 'two']);
    expect(document.querySelectorAll('[data-overlap]')).toHaveLength(0);
    expect(screen.queryByText('Overlap')).not.toBeInTheDocument();
  });

  test('groups a carried-over open shift with the open shifts', () => {
    open([thursday('22:00-02:00', 'open', { employeeName: '' })], ['Maya']);
    expect(cardOf('Open shifts')).toHaveTextContent('1 runs on from Thursday');
    expect(screen.getByText('0 people on, 1 off')).toBeInTheDocument();
  });

  test('lists a person whose only shift is canceled as off, with that shift', async () => {
    open(
      [friday('12:00-18:00', 'Lucy', { status: 'Canceled' }), friday('09:00-17:00', 'Dan')],
      ['Lucy', 'Dan'],
    );
    expect(screen.queryByRole('heading', { name: 'Lucy' })).not.toBeInTheDocument();
    expect(region()).toContainElement(rowOf('Lucy'));
    expect(rowOf('Lucy')).toHaveTextContent('12:00 PM - 6:00 PM');
    expect(rowOf('Lucy')).toHaveTextContent('Canceled');
    expect(screen.getByText('1 person on, 1 off')).toBeInTheDocument();
    fireEvent.click(within(region()).getByRole('button', { name: /^Actions: Lucy/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /^Edit shift: Lucy/ }));
    expect(getOpenDialog()).toEqual({ name: 'editShift', shiftId: 'Lucy' });
  });

  test('shows a canceled shift instead of the empty state', () => {
    open([friday('12:00-18:00', 'Lucy', { status: 'Canceled' })], ['Lucy']);
    expect(rowIds()).toEqual(['Lucy']);
    expect(screen.queryByText(/^No staff/)).not.toBeInTheDocument();
  });

  test('keeps a canceled shift in the card of a person who works that day', () => {
    open(
      [
        friday('09:00-12:00', 'a', { employeeName: 'Lucy', status: 'Canceled' }),
        friday('18:00-22:00', 'b', { employeeName: 'Lucy' }),
      ],
      ['Lucy'],
    );
    expect(cardOf('Lucy').querySelectorAll('[data-shift-id]')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Off on Friday' })).not.toBeInTheDocument();
  });
});
