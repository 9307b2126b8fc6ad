'use client';

import type { Shift } from '@/lib/shifts/shift/shift';
import { openDialog } from '@/stores/ui/dialogs';
import type { CardTexts } from './texts';

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
