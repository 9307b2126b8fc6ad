import type { SharedWeek } from '@/lib/share/shared-week';

/** Props of every panel of the share dialog; anything else is read from the stores. */
export interface SharePanelProps {
  readonly week: SharedWeek;
}
