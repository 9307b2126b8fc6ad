/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { ClaimAnswer, LeaveAnswer } from '@/components/staff-page/replies/shift-answer';
import type { RepliesOf } from '@/components/staff-page/replies/use-phone-replies';
import staff from '@/lib/i18n/messages/staff/en.json';
import type { Asked } from '@/lib/requests/asked';
import type { SavedRequest } from '@/lib/requests/phone/saved-request';
import type { SharedShift } from '@/lib/share/shared-week';
import { clock } from '@/tests/support/records';
import { ASKED_ON } from '@/tests/support/requests/replies';
import { WEEK_OF_TWENTY } from '@/tests/support/shared-weeks';

const [SHIFT] = WEEK_OF_TWENTY.people[0]?.shifts ?? [];
if (!SHIFT) throw new Error('There is no shift');
const { key, date, startTime, endTime } = SHIFT;
const TOLD = { key, date, startTime, endTime };
const APPROVED = { sentAt: ASKED_ON, answer: { isApproved: true, word: '' } };
const DECLINED = { sentAt: ASKED_ON, answer: { isApproved: false, word: '' } };

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', {
    configurable: true,
    value: { getRandomValues: (numbers: Uint32Array) => numbers.fill(99) },
  });
});

const kept = (asked: Asked, rest: Partial<SavedRequest>): SavedRequest => ({
  asked,
  name: 'Maya',
  askedAt: ASKED_ON,
  ...rest,
});

function repliesWith(...requests: readonly SavedRequest[]) {
  return {
    requests,
    next: [],
    waitingCount: 0,
    isRefused: false,
    ask: jest.fn<void, [Asked]>(),
    remove: jest.fn(),
    takeOut: jest.fn(),
    sendAgain: jest.fn(),
    markSent: jest.fn(),
  } satisfies RepliesOf;
}

function show(own: RepliesOf, isOpen: boolean, shift: SharedShift) {
  const onAsk = jest.fn();
  render(
    <IntlProvider locale="en" messages={staff} timeZone="UTC">
      {isOpen ? (
        <ClaimAnswer shift={shift} replies={own} zone="UTC" />
      ) : (
        <LeaveAnswer shift={shift} replies={own} zone="UTC" onAsk={onAsk} />
      )}
    </IntlProvider>,
  );
  return onAsk;
}

const claim = (rest: Partial<SavedRequest>) =>
  kept({ kind: 'claim', number: 'first', note: '', shift: TOLD }, rest);
const giveAway = (rest: Partial<SavedRequest>) =>
  kept({ kind: 'giveAway', number: 'first', note: '', shift: TOLD }, rest);
const button = () => screen.getByRole('button');

test('makes a new request when the shift has other times than the one requested', () => {
  const own = repliesWith(claim({ sentAt: ASKED_ON }));
  show(own, true, { ...SHIFT, startTime: clock('03:15') });
  expect(screen.queryByText(/^Sent/)).toBeNull();
  expect(button()).toHaveTextContent('I can take it');
  fireEvent.click(button());
  expect(own.sendAgain).not.toHaveBeenCalled();
  expect(own.ask.mock.calls).toEqual([
    [expect.objectContaining({ number: (99).toString(36), shift: { ...TOLD, startTime: '03:15' } })],
  ]);
});

test('resends the request when the shift is unchanged', () => {
  const own = repliesWith(claim({ sentAt: ASKED_ON }));
  show(own, true, SHIFT);
  fireEvent.click(button());
  expect(own.sendAgain).toHaveBeenCalledWith('first');
});

test.each([
  ['Approved', APPROVED],
  ['Declined', DECLINED],
])('allows another claim of a shift that is still open after the first was %s', (state, rest) => {
  const own = repliesWith(claim(rest));
  show(own, true, SHIFT);
  expect(screen.getByText(state)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: /^I can take it/ }));
  expect(own.ask).toHaveBeenCalledWith(expect.objectContaining({ number: (99).toString(36), shift: TOLD }));
});

test.each([
  ['Approved', APPROVED],
  ['Declined', DECLINED],
])('allows another give-away of a shift the employee still has after the first was %s', (state, rest) => {
  const onAsk = show(repliesWith(giveAway(rest)), false, SHIFT);
  expect(screen.getByText(state)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: /^Swap or give away/ }));
  expect(onAsk).toHaveBeenCalled();
});
