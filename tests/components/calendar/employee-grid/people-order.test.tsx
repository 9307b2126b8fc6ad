/** @jest-environment jsdom */

import { act, fireEvent, screen, within } from '@testing-library/react';
import { IntlProvider, useMessages } from 'use-intl';
import { EmployeeGrid } from '@/components/calendar/employee-grid/employee-grid';
import { StaffView } from '@/components/calendar/staff/staff-view';
import { PeopleOrderDialog } from '@/components/employees/people-order-dialog';
import later from '@/lib/i18n/messages/later/en.json';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import { liveSchedule } from '@/stores/app/schedule-store';
import { openSchedule, THURSDAY, WEEK } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { thursday } from '@/tests/support/night-shifts';
import { employeeOf } from '@/tests/support/records';
import { readSettingNow, setSettings } from '@/tests/support/set-settings';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const TEAM = [
  ['Sam', 'Server'],
  ['Cora', 'Cook'],
  ['Sia', 'Server'],
  ['Max', 'Manager'],
  ['Carl', 'Cook'],
] as const;
/** Ids sort in the order of creation. */
const idOf = (of: string) => `${TEAM.findIndex(([name]) => name === of)}-${of}`;

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

beforeEach(() => {
  openSchedule([
    thursday('09:00-17:00', 'one', { employeeName: 'Sam' }),
    thursday('10:00-12:30', 'two', { employeeName: 'Sia', status: 'Pending' }),
    thursday('10:00-12:00', 'off', { employeeName: 'Sia', status: 'Canceled' }),
    thursday('08:00-12:00', 'open', { employeeName: '' }),
    thursday('11:00-15:00', 'cook', { employeeName: 'Cora', role: 'Cook' }),
    thursday('11:00-15:00', 'guest', { employeeName: 'Guest', role: 'Sommelier' }),
  ]);
  act(() => {
    liveSchedule.commit(
      TEAM.map(([name, role]) => employeeEntry(undefined, { ...employeeOf(name), id: idOf(name), role })),
    );
    setSettings({ peopleOrder: [] });
    if (readSettingNow('roleGroups')) setSettings({ roleGroups: !readSettingNow('roleGroups') });
  });
});

const people = () =>
  Array.from(document.querySelectorAll<HTMLElement>('tbody [data-grid-row]'), (row) => row.dataset.gridRow);
const rows = () =>
  Array.from(document.querySelectorAll('tbody tr'), (row) => row.querySelector('th')?.textContent ?? '');

describe('EmployeeGrid rows', () => {
  test('sorts people by role, or by the saved order if there is one', () => {
    renderOnDesktop(<EmployeeGrid days={WEEK} />);
    expect(people()).toEqual(['max', 'sam', 'sia', 'cora', 'carl', 'guest']);
    act(() => setSettings({ peopleOrder: ['Carl', 'Sia', 'Max', 'Cora', 'Sam'].map(idOf) }));
    expect(people()).toEqual(['carl', 'sia', 'max', 'cora', 'sam', 'guest']);
  });

  test('groups people by role under headings with counts, keeping the saved order inside a group', () => {
    act(() => {
      setSettings({ peopleOrder: ['Carl', 'Sia', 'Max', 'Cora', 'Sam'].map(idOf) });
      setSettings({ roleGroups: !readSettingNow('roleGroups') });
    });
    renderOnDesktop(<EmployeeGrid days={WEEK} />);
    expect(people()).toEqual(['max', 'sia', 'sam', 'carl', 'cora', 'guest']);
    const heads = rows().filter((text) => / (person|people) · /.test(text));
    expect(heads).toEqual([
      'Manager1 person · No shifts · 0 h',
      'Server2 people · 2 shifts · 10.5 h',
      'Cook2 people · 1 shift · 4 h',
      'Sommelier1 person · 1 shift · 4 h',
    ]);
    // The two header rows come first, so the body rows continue the numbering at 3 for assistive technology.
    const numbers = Array.from(document.querySelectorAll('tbody tr'), (row) =>
      Number(row.ariaRowIndex ?? row.getAttribute('aria-rowindex')),
    );
    expect(numbers).toEqual(numbers.map((_number, at) => at + 3));
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', String(6 + 4 + 3));
  });
});

test('sorts staff view cards and people off by the saved order, after the open shifts', () => {
  openSchedule(
    [
      thursday('08:00-09:00', 'a', { employeeName: 'Sam' }),
      thursday('09:00-10:00', 'b', { employeeName: 'Carl', role: 'Cook' }),
      thursday('10:00-11:00', 'c', { employeeName: '' }),
    ],
    THURSDAY,
  );
  act(() => {
    liveSchedule.commit(
      TEAM.map(([name, role]) => employeeEntry(undefined, { ...employeeOf(name), id: idOf(name), role })),
    );
    setSettings({ peopleOrder: ['Sia', 'Carl', 'Max', 'Sam', 'Cora'].map(idOf) });
  });
  renderOnDesktop(<StaffView />, 1100);
  const heads = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(heads).toEqual(['Open shifts', 'Carl', 'Sam', 'Off on Thursday 3']);
  const off = within(screen.getByRole('region', { name: 'Off on Thursday' })).getAllByRole('button');
  expect(off.map(({ textContent }) => /(Sia|Max|Cora)/.exec(textContent ?? '')?.[0])).toEqual([
    'Sia',
    'Max',
    'Cora',
  ]);
});

function WithLaterMessages() {
  return (
    <IntlProvider locale="en" messages={{ ...useMessages(), ...later }} timeZone="UTC">
      <PeopleOrderDialog />
    </IntlProvider>
  );
}

describe('PeopleOrderDialog', () => {
  const listed = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset.person?.slice(2));

  test('moves people by buttons and Alt+arrow keys, keeps the focus and announces the new position', () => {
    renderOnDesktop(<WithLaterMessages />);
    expect(listed()).toEqual(['Max', 'Sam', 'Sia', 'Cora', 'Carl']);
    expect(screen.getByRole('button', { name: 'Move Max up' })).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'Move Sia up' }));
    expect(listed()).toEqual(['Max', 'Sia', 'Sam', 'Cora', 'Carl']);
    expect(readSettingNow('peopleOrder')).toEqual(['Max', 'Sia', 'Sam', 'Cora', 'Carl'].map(idOf));
    expect(screen.getByRole('status')).toHaveTextContent('Sia: 2 of 5');
    expect(screen.getByRole('button', { name: 'Move Sia up' })).toHaveFocus();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move Sia up' }), { key: 'ArrowUp', altKey: true });
    expect(listed()).toEqual(['Sia', 'Max', 'Sam', 'Cora', 'Carl']);
    // The first person can only move down.
    expect(screen.getByRole('button', { name: 'Move Sia down' })).toHaveFocus();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move Sia down' }), { key: 'ArrowDown' });
    expect(listed()[0]).toBe('Sia');
  });

  test('resets to the usual order and focuses the remaining button', () => {
    setSettings({ peopleOrder: ['Carl'].map(idOf) });
    renderOnDesktop(<WithLaterMessages />);
    expect(listed()).toEqual(['Carl', 'Max', 'Sam', 'Sia', 'Cora']);
    fireEvent.click(screen.getByRole('button', { name: 'Back to the usual order' }));
    expect(listed()).toEqual(['Max', 'Sam', 'Sia', 'Cora', 'Carl']);
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  });
});
