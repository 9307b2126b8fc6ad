import type { Language } from '@/lib/i18n/language';
import type { WeekChoice } from '@/lib/share/week-code/week-code-choice';

/** Props that are known before the link is decoded. */
export interface StaffLinkProps {
  /** The fragment without the reader's choices. */
  code: string;
  language: Language;
  choice: WeekChoice;
  onChoose: (choice: WeekChoice) => void;
}
