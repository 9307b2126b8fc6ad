import '@/components/parts/shift-face.css';
import { TriangleAlert } from 'lucide-react';
import { StatusIcon } from '@/components/parts/status-icon';
import type { CardTexts } from './texts';

interface ShiftFlagProps {
  status: string;
  isOverlapping: boolean;
  texts: CardTexts;
}

/** Exceptional states as text on the card's top edge. A confirmed shift without an overlap has no flag. */
export function ShiftFlag({ status, isOverlapping, texts }: ShiftFlagProps) {
  if (isOverlapping) {
    return (
      <span className="shift-flag" data-flag="overlap">
        <TriangleAlert aria-hidden="true" size={12} />
        <span>{status === 'Confirmed' ? texts.overlap : `${texts.overlap}, ${texts.status(status)}`}</span>
      </span>
    );
  }
  if (status === 'Confirmed') return null;
  return (
    <span className="shift-flag" data-status={status}>
      <StatusIcon status={status} size={12} isPlain />
      <span>{texts.status(status)}</span>
    </span>
  );
}

/** The flag of an overlap only, for rows that show the status elsewhere. */
export function OverlapFlag({ texts }: { texts: CardTexts }) {
  return (
    <span className="shift-flag" data-flag="overlap">
      <TriangleAlert aria-hidden="true" size={12} />
      <span>{texts.overlap}</span>
    </span>
  );
}

/** The status as text with its icon, for rows with space for it. */
export function StatusWord({ status, texts }: { status: string; texts: CardTexts }) {
  return (
    <span className="status-word" data-status={status}>
      <StatusIcon status={status} size={15} />
      <span className="truncate">{texts.status(status)}</span>
    </span>
  );
}
