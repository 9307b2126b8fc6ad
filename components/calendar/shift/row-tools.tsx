'use client';

import '@/components/calendar/day/row.css';
import { Copy, Pencil, Trash2, UserSearch } from 'lucide-react';
import type { Shift } from '@/lib/shifts/shift/shift';
import { openDialog } from '@/stores/ui/dialogs';
import type { CardTexts } from './texts';

/**
 * Edit, copy, cover and, last, delete in a row of the day, staff or list view. No tooltips, because there are many
 * rows.
 */
export function RowTools({ shift, texts }: { shift: Shift; texts: CardTexts }) {
  return (
    <span className="row-tools">
      <button
        type="button"
        title={texts.editShort}
        aria-label={texts.edit(shift)}
        onClick={() => openDialog({ name: 'editShift', shiftId: shift.id })}
      >
        <Pencil aria-hidden="true" size={16} strokeWidth={1.75} />
      </button>
      <button
        type="button"
        data-quiet=""
        title={texts.copyShort}
        aria-label={texts.copy(shift)}
        onClick={() => openDialog({ name: 'copyShift', shiftId: shift.id })}
      >
        <Copy aria-hidden="true" size={16} strokeWidth={1.75} />
      </button>
      <button
        type="button"
        data-quiet=""
        data-wide=""
        title={texts.coverShort}
        aria-label={texts.cover(shift)}
        onClick={() => openDialog({ name: 'cover', shiftId: shift.id })}
      >
        <UserSearch aria-hidden="true" size={16} strokeWidth={1.75} />
      </button>
      <button
        type="button"
        data-quiet=""
        title={texts.deleteShort}
        aria-label={texts.delete(shift)}
        onClick={() => openDialog({ name: 'deleteConfirm', shiftId: shift.id })}
      >
        <Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
      </button>
    </span>
  );
}
