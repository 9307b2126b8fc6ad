import type { Language } from '@/lib/i18n/language';
import type { WeekChoice } from '@/lib/share/week-code/week-code-choice';

/** What the page knows of its link before decoding it. */
export interface StaffLinkProps {
  /** The fragment without the reader's choices. */
  code: string;
  language: Language;
  choice: WeekChoice;
  onChoose: (choice: WeekChoice) => void;
}
