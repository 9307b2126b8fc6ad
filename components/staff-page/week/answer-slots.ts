import type { ReactNode } from 'react';
import type { SharedShift } from '@/lib/share/shared-week';

/** Parts that answering adds to the week, once the code for answering is loaded. */
export interface AnswerSlots {
  readonly ofShift: (shift: SharedShift, isOpen: boolean) => ReactNode;
  /** Other requests, and the list of all. */
  readonly ofPerson: ReactNode;
  /** Replaces the sentence below the heading of the open shifts. */
  readonly openHint: string;
}
