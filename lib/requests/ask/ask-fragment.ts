import { repairFragment } from '@/lib/share/week-code/repair-fragment';

/** A letter before the version distinguishes a question from a published week. */
const HEAD = /^a(?=[1-9])/;

/** In a separate file, because the page checks the fragment before other code is loaded. */
export function isAskFragment(fragment: string): boolean {
  return HEAD.test(repairFragment(fragment));
}
