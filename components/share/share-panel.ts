import type { SharedWeek } from '@/lib/share/shared-week';

/** Props of every panel of the share dialog: the published week. Anything else is read from the stores. */
export interface SharePanelProps {
  readonly week: SharedWeek;
}
