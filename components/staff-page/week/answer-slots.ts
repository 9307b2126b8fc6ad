import type { ReactNode } from 'react';
import type { SharedShift } from '@/lib/share/shared-week';

/** What answering adds to the week, once it is loaded. */
export interface AnswerSlots {
  /** What the person asks about the shift, theirs or an open one. */
  readonly ofShift: (shift: SharedShift, isOpen: boolean) => ReactNode;
  /** What else they can say, and what they have asked. */
  readonly ofPerson: ReactNode;
  /** In place of the sentence below the heading of the open shifts. */
  readonly openHint: string;
}
