import { Repeat } from 'lucide-react';
import { isRepeating, type Shift } from '@/lib/shifts/shift/shift';

interface RepeatMarkProps {
  shift: Shift;
  size: number;
  /** For screen readers, if the shift does not mention it. */
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
