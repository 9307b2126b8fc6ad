import type { AnnouncedShift, Asked } from '@/lib/requests/asked';
import { type SavedRequest, stateOf } from './saved-request';

/** `leave`: give away or swap. */
export type ShiftWish = 'claim' | 'leave';

/** `ask` uses a new number; `sendAgain` repeats the same request. */
export type RequestStep = 'ask' | 'sendAgain' | 'takeBack';

/** The person's latest request about the shift at its current times; undefined if there is none. */
export function requestAbout(
  newestFirst: readonly SavedRequest[],
  wish: ShiftWish,
  shift: AnnouncedShift,
): SavedRequest | undefined {
  return newestFirst.find(({ asked }) => {
    const about = shiftOf(asked, wish);
    return about !== undefined && isSameShift(about, shift);
  });
}

/** The next action while the week still shows the shift. A decided request can be asked anew. */
export function stepOf(request: SavedRequest | undefined): RequestStep {
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

function shiftOf(asked: Asked, wish: ShiftWish): AnnouncedShift | undefined {
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

function isSameShift(one: AnnouncedShift, other: AnnouncedShift): boolean {
  return (
    one.key === other.key &&
    one.date === other.date &&
    one.startTime === other.startTime &&
    one.endTime === other.endTime
  );
}
