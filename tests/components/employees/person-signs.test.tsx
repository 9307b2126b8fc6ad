/** @jest-environment jsdom */

import { act, screen, within } from '@testing-library/react';
import { PersonHead } from '@/components/calendar/employee-grid/name';
import { EmployeeTable } from '@/components/employees/employee-list';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import { addDays } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf } from '@/tests/support/records';

test('marks employees who are hidden, have left or have certificates that expire within 30 days', async () => {
  openSchedule([]);
  const { today } = uiStore.getState();
  const certificates = [
    { id: 'a', name: 'Hygiene', expires: addDays(today, 30) },
    { id: 'b', name: 'Fire', expires: addDays(today, -1) },
    { id: 'c', name: 'First aid', expires: addDays(today, 31) },
  ];
  liveSchedule.commit([
    employeeEntry(undefined, employeeOf('Ana', { certificates })),
    employeeEntry(undefined, employeeOf('Ben', { isHidden: true })),
    employeeEntry(undefined, employeeOf('Cleo', { lastDay: addDays(today, -1) })),
    employeeEntry(undefined, employeeOf('Dan', { phone: '112', lastDay: today })),
  ]);
  renderOnDesktop(<EmployeeTable employees={[...liveSchedule.getState().schedule.employees.values()]} />);
  await act(async () => {});
  const nameOf = (name: string) => screen.findByRole('rowheader', { name: new RegExp(name) });
  await within(await nameOf('Ben')).findByText('Hidden');
  expect((await nameOf('Cleo')).textContent).toMatch(/Last day /);
  expect((await nameOf('Dan')).textContent).toMatch(/Dan$/);
  const ana = (await nameOf('Ana')).textContent;
  expect(ana).toMatch(/Fire: expired .*Hygiene: until/);
  expect(ana).not.toMatch(/First aid/);
});

test.each([
  [{}, '22 22 h'],
  [{ wantedWeekHours: 30, minWeekHours: 12 }, '22/ 30 22 h, wanted 30 h, at least 12 h'],
  [{ minWeekHours: 12.5 }, '22/ 12.5+ 22 h, at least 12.5 h'],
])("with %j, shows the week's hours as %s", (fields, hours) => {
  const employee = employeeOf('Ana', fields);
  const { name, role, color } = employee;
  const texts = { role: String, overlap: 'Overlap' } as never;
  renderOnDesktop(
    <table>
      <tbody>
        <tr>
          <PersonHead
            row={{ key: 'ana', name, role, color, employee }}
            minutes={1320}
            isLong={false}
            isOverlapping={false}
            isNarrow={false}
            texts={texts}
          />
        </tr>
      </tbody>
    </table>,
  );
  const [figure, words] = Array.from(document.querySelector('.eg-hours')?.children ?? []);
  expect(`${figure?.textContent} ${words?.textContent}`).toBe(hours);
});
