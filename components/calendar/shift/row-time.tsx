import { Moon } from 'lucide-react';
import type { Shift } from '@/lib/shifts/shift/shift';
import { isOvernight } from '@/lib/time/interval';
import type { CardTexts } from './texts';

interface RowTimeProps {
  shift: Shift;
  /** It began the day before: the times are those of its rest. */
  isCarried?: boolean | undefined;
  texts: CardTexts;
}

/** The times of a shift in a row of a day, with a moon if it runs past midnight. */
export function RowTime({ shift, isCarried = false, texts }: RowTimeProps) {
  return (
    <>
      {isCarried ? texts.restTime(shift) : texts.time(shift)}
      {isOvernight(shift.startTime, shift.endTime) && (
        <>
          <Moon aria-hidden="true" size={13} />
          {!isCarried && <span className="sr-only">{texts.overnight}</span>}
        </>
      )}
    </>
  );
}
