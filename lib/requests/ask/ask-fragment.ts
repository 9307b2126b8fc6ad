import { mendedFragment } from '@/lib/share/week-code/mended-fragment';

/** A letter before the version, so that no page takes the question for a week. */
const HEAD = /^a(?=[1-9])/;

/** Whether the fragment is, or was, the one of a question rather than of a week. In a file of its own: the page asks it first. */
export function isAskFragment(fragment: string): boolean {
  return HEAD.test(mendedFragment(fragment));
}
