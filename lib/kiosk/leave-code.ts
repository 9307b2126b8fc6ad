import { hash32 } from '@/lib/text-hash';
import { KIOSK_CODE_TRIES, KIOSK_CODE_WAIT_MS } from '@/lib/timing';

const CODE = /^\d{4,8}$/;
const SALT_BITS = 36 ** 6;

/** Whether the text is a code with which the screen can be left: 4 to 8 digits. */
export function isLeaveCode(text: string): boolean {
  return CODE.test(text);
}

/**
 * What is kept of a code: a salt and two hashes with it, of letters, digits and hyphens. `random` is 0 to below 1. It keeps
 * the code from being read over a shoulder and no more: a few digits are found by trying them all, whatever the hash.
 */
export function leaveHash(code: string, random: number): string {
  return hashed(code, Math.floor(random * SALT_BITS).toString(36));
}

/** Whether the code is the one of which that was kept; never for a text that `leaveHash` has not made. */
export function opensBy(kept: string, code: string): boolean {
  const [salt = ''] = kept.split('-', 1);
  return isLeaveCode(code) && hashed(code, salt) === kept;
}

function hashed(code: string, salt: string): string {
  return [salt, hash32(`${salt} ${code}`).toString(36), hash32(`${code} ${salt}`).toString(36)].join('-');
}

/** What was tried at the screen since it was opened or left to wait. */
export interface LeaveTries {
  readonly wrong: number;
  /** Epoch milliseconds until which no code is taken; absent where it need not wait. */
  readonly until?: number;
}

export const NO_TRIES: LeaveTries = { wrong: 0 };

/** The tries with one more wrong code: after the fifth the screen waits, and counts anew. */
export function afterWrongCode({ wrong }: LeaveTries, now: number): LeaveTries {
  return wrong + 1 < KIOSK_CODE_TRIES ? { wrong: wrong + 1 } : { wrong: 0, until: now + KIOSK_CODE_WAIT_MS };
}
