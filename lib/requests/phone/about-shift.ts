import type { Asked, ToldShift } from '@/lib/requests/asked';
import { type KeptRequest, stateOf } from './kept-request';

/** What can be asked of a shift: to take it, or to leave it to somebody else. */
export type ShiftWish = 'claim' | 'leave';

/** What the one button beside a request does: ask (anew, with a number of its own), send it again, or take it back. */
export type RequestStep = 'ask' | 'sendAgain' | 'takeBack';

/**
 * The latest request about that shift as the week shows it; undefined for none. One of other times is not about it: whoever
 * plans would be asked for what is no longer there.
 */
export function requestAbout(
  newestFirst: readonly KeptRequest[],
  wish: ShiftWish,
  shift: ToldShift,
): KeptRequest | undefined {
  return newestFirst.find(({ asked }) => {
    const about = shiftOf(asked, wish);
    return about !== undefined && isSameShift(about, shift);
  });
}

/**
 * What can be done about a thing that the week still offers. Where that was approved, the week has gone on and shows it
 * otherwise, and what was declined can be asked for again: both as something new.
 */
export function stepOf(request: KeptRequest | undefined): RequestStep {
  if (!request) return 'ask';
  switch (stateOf(request)) {
    case 'unsent':
    case 'again':
      return 'takeBack';
    case 'sent':
      return 'sendAgain';
    case 'approved':
    case 'declined':
      return 'ask';
  }
}

function shiftOf(asked: Asked, wish: ShiftWish): ToldShift | undefined {
  switch (asked.kind) {
    case 'claim':
      return wish === 'claim' ? asked.shift : undefined;
    case 'giveAway':
    case 'swap':
      return wish === 'leave' ? asked.shift : undefined;
    default:
      return undefined;
  }
}

function isSameShift(one: ToldShift, other: ToldShift): boolean {
  return (
    one.key === other.key &&
    one.date === other.date &&
    one.startTime === other.startTime &&
    one.endTime === other.endTime
  );
}
