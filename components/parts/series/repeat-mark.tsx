import { Repeat } from 'lucide-react';
import { isRepeating, type Shift } from '@/lib/shifts/shift/shift';

interface RepeatMarkProps {
  shift: Shift;
  size: number;
  /** Read by screen readers; absent if other text of the shift says that the shift repeats. */
  words?: string | undefined;
}

/** Renders nothing for a shift that does not repeat. */
export function RepeatMark({ shift, size, words }: RepeatMarkProps) {
  if (!isRepeating(shift)) return null;
  return (
    <>
      <Repeat aria-hidden="true" size={size} className="shrink-0" />
      {words && <span className="sr-only">{words}</span>}
    </>
  );
}
