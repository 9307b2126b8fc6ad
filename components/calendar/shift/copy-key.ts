import { isLetterKey } from '@/lib/shortcuts/letter-key';

/** True for C; on layouts without Latin letters, the position of the key decides. */
export function isCopyKey(event: KeyboardEvent): boolean {
  return isLetterKey(event, 'c');
}

/** W asks who can cover a shift. */
export function isCoverKey(event: KeyboardEvent): boolean {
  return isLetterKey(event, 'w');
}
