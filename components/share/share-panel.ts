import type { SharedWeek } from '@/lib/share/shared-week';

/** What every panel of the share dialog gets: the week as published. What it needs beside that it reads from the stores. */
export interface SharePanelProps {
  readonly week: SharedWeek;
}
