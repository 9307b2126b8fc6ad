'use client';

import type { ReactNode } from 'react';
import { OtherFormats } from '@/components/ui/use-formats';
import { useEditedWeek } from '@/stores/templates/edited-week';

/** While a week template is edited, days are weekdays, on every screen and in every dialog. */
export function FormatsInPlace({ children }: { children: ReactNode }) {
  return <OtherFormats value={useEditedWeek()?.asFormats}>{children}</OtherFormats>;
}
