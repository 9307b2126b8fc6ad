'use client';

import '@/components/parts/shift-face.css';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { Shift } from '@/lib/shifts/shift/shift';
import { openDialog } from '@/stores/ui/dialogs';
import type { CardTexts } from './texts';

interface ShiftToolsProps {
  shift: Shift;
  texts: CardTexts;
}

/** Buttons for the mouse; keyboard users press Enter, C and Delete on the card itself. */
export function ShiftTools({ shift, texts }: ShiftToolsProps) {
  return (
    <span className="shift-tools">
      <button
        type="button"
        tabIndex={-1}
        aria-label={texts.edit(shift)}
        onClick={() => openDialog({ name: 'editShift', shiftId: shift.id })}
      >
        <Pencil aria-hidden="true" size={14} />
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={texts.copy(shift)}
        onClick={() => openDialog({ name: 'copyShift', shiftId: shift.id })}
      >
        <Copy aria-hidden="true" size={14} />
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={texts.delete(shift)}
        onClick={() => openDialog({ name: 'deleteConfirm', shiftId: shift.id })}
      >
        <Trash2 aria-hidden="true" size={14} />
      </button>
    </span>
  );
}
