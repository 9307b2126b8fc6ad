import { repairFragment } from '@/lib/share/week-code/repair-fragment';

/** A letter before the version distinguishes a question from a published week. */
const HEAD = /^a(?=[1-9])/;

/** The page checks this first, so it needs a separate file. */
export function isAskFragment(fragment: string): boolean {
  return HEAD.test(repairFragment(fragment));
}
