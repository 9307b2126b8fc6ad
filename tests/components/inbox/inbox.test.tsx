/** @jest-environment jsdom */

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider, useMessages } from 'use-intl';
import { Inbox } from '@/components/inbox/inbox';
import { InboxHeading } from '@/components/inbox/inbox-actions';
import later from '@/lib/i18n/messages/later/en.json';
import type { Asked } from '@/lib/requests/asked';
import type { RequestRecord } from '@/lib/requests/request-record';
import { employeeEntry, requestEntry } from '@/lib/shifts/change/schedule-change';
import { hash32 } from '@/lib/text-hash';
import { liveSchedule } from '@/stores/app/schedule-store';
import { openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { clock, day, employeeOf, requestOf, shiftAt } from '@/tests/support/records';

const ASKED: Asked = {
  kind: 'timeOff',
  number: '1',
  note: '',
  from: day('2099-11-24'),
  to: day('2099-11-25'),
};
const WEEK: Asked = {
  kind: 'availability',
  number: '1',
  note: '',
  weekly: [{ weekday: 1, kind: 'hours', from: clock('09:00'), to: clock('12:00') }],
};

function record(id: string, asked: Asked, facts = {}, fields: Partial<RequestRecord> = {}): RequestRecord {
  const now = Date.now();
  return requestOf(id, {
    facts: { asked, at: now, madeAt: now, isVerified: true, language: 'en', ...facts },
    ...fields,
  });
}

/** Approved just now; the employee does not know yet. */
const unannounced = (name: string) =>
  record(
    name,
    ASKED,
    { decidedAt: Date.now(), tell: [{ name }] },
    { name, employeeId: `employee-${name}`, state: 'approved' },
  );

function Page() {
  return (
    <IntlProvider locale="en" messages={{ ...useMessages(), ...later }} timeZone="UTC">
      <InboxHeading />
      <Inbox />
    </IntlProvider>
  );
}

function show(...records: readonly RequestRecord[]) {
  openSchedule([]);
  act(() => {
    liveSchedule.commit([
      ...['Ana', 'Ben'].map((name) => employeeEntry(undefined, employeeOf(name))),
      ...records.map((one) => requestEntry(undefined, one)),
    ]);
  });
  renderOnDesktop(<Page />);
  return userEvent.setup();
}

test('moves the focus to the list heading after an answer is sent, and to the page title after the last', async () => {
  const user = show(unannounced('Ana'), unannounced('Ben'));
  await user.click(await screen.findByRole('button', { name: 'Handed on: the answer for Ana' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Answers to hand on' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Handed on: the answer for Ben' }));
  expect(screen.queryByRole('heading', { name: 'Answers to hand on' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each(['Cancel', 'Escape'])('returns the focus to Decline after %s in the decline form', async (way) => {
  const user = show(record('ana-1', ASKED));
  const decline = { name: 'Decline: Ana asks for time off' };
  await user.click(await screen.findByRole('button', decline));
  expect(screen.getByRole('textbox')).toHaveFocus();
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', decline)).toHaveFocus();
});

const REPLACES = 'It takes the place of Ana’s usual week; dated time off stays.';

test('warns that an open availability request would replace the usual week', async () => {
  show(record('ana-1', WEEK));
  expect(await screen.findByText(REPLACES)).toBeInTheDocument();
});

test('does not warn about the usual week for a declined availability request', async () => {
  const user = show(record('ana-1', WEEK, { decidedAt: Date.now() }, { state: 'declined' }));
  await user.click(await screen.findByRole('tab', { name: /^Declined/ }));
  expect(screen.getByText(/^Monday: /)).toBeInTheDocument();
  expect(screen.queryByText(REPLACES)).toBeNull();
});

test('lets the manager choose a shift for a swap that names no employee', async () => {
  const announced = { key: 1, date: day('2099-11-24'), startTime: clock('09:00'), endTime: clock('17:00') };
  const anas = { ...announced, key: hash32('anas') };
  const asked: Asked = {
    kind: 'swap',
    number: '1',
    note: '',
    shift: anas,
    other: { ...announced, key: hash32('bens') },
  };
  const shifts = ['Ana', 'Ben'].map((employeeName, place) =>
    shiftAt(place === 0 ? '09:00-17:00' : '10:00-18:00', {
      id: place === 0 ? 'anas' : 'bens',
      employeeName,
      date: announced.date,
    }),
  );
  openSchedule(shifts);
  act(() => {
    liveSchedule.commit([
      ...['Ana', 'Ben'].map((name) => employeeEntry(undefined, employeeOf(name))),
      requestEntry(undefined, record('ana-1', asked)),
    ]);
  });
  renderOnDesktop(<Page />);
  expect(await screen.findByRole('button', { name: /^Which shift does Ana get for it/ })).toBeInTheDocument();
});
