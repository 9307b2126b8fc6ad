import './problem-mark.css';
import { TriangleAlert } from 'lucide-react';
import type { ProblemMark } from './use-problem-mark';

/** The warning on a card of the week, in place of its tick; the words are the card's description. */
export function ProblemIcon({
  mark,
  size,
  className,
}: {
  mark: ProblemMark;
  size: number;
  className: string;
}) {
  return (
    <span className={`${className} problem-mark`} data-status={mark.tone}>
      <TriangleAlert aria-hidden="true" size={size} strokeWidth={2.4} />
    </span>
  );
}

/** The warning in a row, with its words; renders nothing without any. */
export function ProblemFlag({ mark }: { mark: ProblemMark | undefined }) {
  return (
    mark && (
      <span className="shift-flag problem-mark" data-flag="problem" data-status={mark.tone}>
        <TriangleAlert aria-hidden="true" size={13} strokeWidth={2.4} />
        <span className="sr-only">{mark.words}</span>
        <span aria-hidden="true">{mark.signs}</span>
      </span>
    )
  );
}
