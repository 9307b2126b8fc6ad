import { hash32 } from '@/lib/text-hash';
import { KIOSK_CODE_TRIES, KIOSK_CODE_WAIT_MS } from '@/lib/timing';

const CODE = /^\d{4,8}$/;
const SALT_BITS = 36 ** 6;

/** 4 to 8 digits. */
export function isExitCode(text: string): boolean {
  return CODE.test(text);
}

/**
 * A salt and two hashes. `random` is in [0, 1). Only protects from shoulder surfing: a few digits are quickly
 * tried.
 */
export function hashExitCode(code: string, random: number): string {
  return hashed(code, Math.floor(random * SALT_BITS).toString(36));
}

/** Whether the code matches; false for text that `hashExitCode` has not made. */
export function matchesExitCode(kept: string, code: string): boolean {
  const [salt = ''] = kept.split('-', 1);
  return isExitCode(code) && hashed(code, salt) === kept;
}

function hashed(code: string, salt: string): string {
  return [salt, hash32(`${salt} ${code}`).toString(36), hash32(`${code} ${salt}`).toString(36)].join('-');
}

/** Counts wrong codes since the screen was opened or last waited. */
export interface ExitAttempts {
  readonly wrong: number;
  /** Epoch milliseconds until which no code is accepted; absent: none. */
  readonly until?: number;
}

export const NO_ATTEMPTS: ExitAttempts = { wrong: 0 };

/** After the fifth wrong code the screen waits, and the count restarts. */
export function afterWrongCode({ wrong }: ExitAttempts, now: number): ExitAttempts {
  return wrong + 1 < KIOSK_CODE_TRIES ? { wrong: wrong + 1 } : { wrong: 0, until: now + KIOSK_CODE_WAIT_MS };
}
