import type { Asked } from '@/lib/requests/asked';
import { requestAbout, stepOf } from '@/lib/requests/phone/about-shift';
import type { SavedRequest } from '@/lib/requests/phone/saved-request';
import { clock, day } from '@/tests/support/records';
import { ASKED_ON } from '@/tests/support/requests/replies';

const SHIFT = {
  key: 7,
  date: day('2026-11-25'),
  startTime: clock('09:00'),
  endTime: clock('17:00'),
};

const kept = (asked: Asked, rest: Partial<SavedRequest> = {}): SavedRequest => ({
  asked,
  name: 'Maya',
  askedAt: ASKED_ON,
  ...rest,
});
const claim = (number: string, shift = SHIFT) => kept({ kind: 'claim', number, note: '', shift });
const swap = (number: string, shift = SHIFT) => kept({ kind: 'swap', number, note: '', shift });
const giveAway = (number: string, shift = SHIFT) => kept({ kind: 'giveAway', number, note: '', shift });

describe('request about a shift', () => {
  test('is the latest request of the given kind', () => {
    const all = [swap('4'), claim('3'), giveAway('2'), claim('1')];
    expect(requestAbout(all, 'claim', SHIFT)).toBe(all[1]);
    expect(requestAbout(all, 'leave', SHIFT)).toBe(all[0]);
    expect(requestAbout(all.slice(1), 'leave', SHIFT)).toBe(all[2]);
    expect(requestAbout([claim('1')], 'leave', SHIFT)).toBeUndefined();
  });

  test.each([
    ['another day', { date: day('2026-11-26') }],
    ['another start', { startTime: clock('10:00') }],
    ['another end', { endTime: clock('18:00') }],
    ['another shift', { key: 8 }],
  ])('is not found for %s', (_what, changed) => {
    expect(requestAbout([claim('1')], 'claim', { ...SHIFT, ...changed })).toBeUndefined();
    expect(requestAbout([swap('1')], 'leave', { ...SHIFT, ...changed })).toBeUndefined();
  });

  test('is the earlier request once the shift has its old times again', () => {
    const moved = claim('2', { ...SHIFT, startTime: clock('10:00') });
    const first = claim('1');
    expect(requestAbout([moved, first], 'claim', SHIFT)).toBe(first);
  });

  test('is found for a shift that has more fields than a reply stores', () => {
    const shown = { ...SHIFT, role: 'Server', isPending: false };
    expect(requestAbout([claim('1')], 'claim', shown)?.asked.number).toBe('1');
  });
});

test.each([
  ['not made', undefined, 'ask'],
  ['not sent', {}, 'takeBack'],
  ['to be sent again', { sentAt: ASKED_ON, isAgain: true }, 'takeBack'],
  ['sent', { sentAt: ASKED_ON }, 'sendAgain'],
  ['approved', { sentAt: ASKED_ON, answer: { isApproved: true, word: '' } }, 'ask'],
  ['declined', { sentAt: ASKED_ON, answer: { isApproved: false, word: '' } }, 'ask'],
] as const)('stepOf offers the right step for a request that is: %s', (_what, rest, step) => {
  expect(stepOf(rest && { ...claim('1'), ...rest })).toBe(step);
});
