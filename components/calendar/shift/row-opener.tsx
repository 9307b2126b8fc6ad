import type { ReactNode } from 'react';
import { isOvernight } from '@/lib/time/interval';
import type { RowTimeProps } from './row-parts';

/**
 * The times of a row on a desktop, as the button that opens the shift's card. The button has no click
 * handler: the selection and the card listen for all rows.
 */
export function RowOpener({ shift, restTime, texts, children }: RowTimeProps & { children: ReactNode }) {
  const isNight = isOvernight(shift.startTime, shift.endTime);
  return (
    <button
      type="button"
      data-row-tap="card"
      aria-haspopup="dialog"
      aria-label={[texts.actions(shift), restTime ?? (isNight && texts.overnight)].filter(Boolean).join(', ')}
      className="day-row-time focus-ring rounded-sm"
    >
      {children}
    </button>
  );
}
