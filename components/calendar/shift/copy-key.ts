import { isLetterKey } from '@/lib/shortcuts/letter-key';

/** Whether the key is C, which copies a shift; by key position on layouts without Latin letters. */
export function isCopyKey(event: KeyboardEvent): boolean {
  return isLetterKey(event, 'c');
}

/** Whether the key is W, which asks who can cover a shift. */
export function isCoverKey(event: KeyboardEvent): boolean {
  return isLetterKey(event, 'w');
}
