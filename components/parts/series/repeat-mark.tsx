import { Repeat } from 'lucide-react';
import { isRepeating, type Shift } from '@/lib/shifts/shift/shift';

interface RepeatMarkProps {
  shift: Shift;
  size: number;
  /** For screen readers, where the shift does not say it otherwise. */
  words?: string | undefined;
}

/** The mark of a shift that repeats; nothing for any other. */
export function RepeatMark({ shift, size, words }: RepeatMarkProps) {
  if (!isRepeating(shift)) return null;
  return (
    <>
      <Repeat aria-hidden="true" size={size} className="shrink-0" />
      {words && <span className="sr-only">{words}</span>}
    </>
  );
}
