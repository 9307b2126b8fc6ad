import { TriangleAlert } from 'lucide-react';
import type { ShiftMark } from '@/stores/schedule/problems/marks';

/** The warning on a card of the week, instead of its check mark; the text is the card's description. */
export function ProblemIcon({ mark, size, className }: { mark: ShiftMark; size: number; className: string }) {
  return (
    <span className={className} data-problem-mark="" data-status={mark.tone}>
      <TriangleAlert aria-hidden="true" size={size} strokeWidth={2.4} />
    </span>
  );
}

/** The warning in a row, with text; renders nothing if there is none. */
export function ProblemFlag({ mark }: { mark: ShiftMark | undefined }) {
  return (
    mark && (
      <span className="shift-flag" data-problem-mark="" data-flag="problem" data-status={mark.tone}>
        <TriangleAlert aria-hidden="true" size={13} strokeWidth={2.4} />
        <span className="sr-only">{mark.words}</span>
        <span aria-hidden="true">{mark.signs}</span>
      </span>
    )
  );
}
