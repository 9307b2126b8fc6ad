import type { ReactNode } from 'react';
import type { SharedShift } from '@/lib/share/shared-week';

/** Parts that answering adds to the week, once the code for answering is loaded. */
export interface AnswerSlots {
  readonly ofShift: (shift: SharedShift, isOpen: boolean) => ReactNode;
  /** Requests that are not about a shift, and the list of all requests. */
  readonly ofPerson: ReactNode;
  /** Replaces the sentence below the heading of the open shifts. */
  readonly openHint: string;
}
