'use client';

import { Moon } from 'lucide-react';
import { RepeatMark } from '@/components/parts/series/repeat-mark';
import type { Shift } from '@/lib/shifts/shift/shift';
import { isOvernight } from '@/lib/time/interval';
import { openDialog } from '@/stores/ui/dialogs';
import type { CardTexts } from './texts';

export interface RowTimeProps {
  shift: Shift;
  /** The times from midnight on, if the shift began the day before. */
  restTime: string | undefined;
  texts: CardTexts;
}

/** The times of a row, with a moon if the shift runs past midnight. */
export function RowTime({ shift, restTime, texts }: RowTimeProps) {
  return (
    <>
      {restTime ?? texts.time(shift)}
      {isOvernight(shift.startTime, shift.endTime) && (
        <>
          <Moon aria-hidden="true" size={13} />
          {!restTime && <span className="sr-only">{texts.overnight}</span>}
        </>
      )}
      <RepeatMark shift={shift} size={13} words={texts.repeats} />
    </>
  );
}

/** Covers a row for touch: one tap anywhere opens the shift's actions. */
export function RowTap({ shift, texts }: { shift: Shift; texts: CardTexts }) {
  return (
    <button
      type="button"
      data-row-tap=""
      className="focus-ring absolute inset-0 rounded-[inherit]"
      aria-label={texts.actions(shift)}
      aria-haspopup="dialog"
      onClick={() => openDialog({ name: 'shiftActions', shiftId: shift.id })}
    />
  );
}
