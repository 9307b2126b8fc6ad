import { isLetterKey } from '@/lib/shortcuts/letter-key';

/** C, by key position on layouts without Latin letters. */
export function isCopyKey(event: KeyboardEvent): boolean {
  return isLetterKey(event, 'c');
}

/** W asks who can cover a shift. */
export function isCoverKey(event: KeyboardEvent): boolean {
  return isLetterKey(event, 'w');
}
