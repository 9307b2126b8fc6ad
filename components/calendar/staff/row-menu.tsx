'use client';

import '@/components/calendar/day/row.css';
import { Ellipsis } from 'lucide-react';
import type { CardTexts } from '@/components/calendar/shift/texts';
import { menuItemOf, useShiftActs } from '@/components/parts/shift-acts/use-shift-acts';
import { Menu } from '@/components/ui/menu/menu';
import type { Shift } from '@/lib/shifts/shift/shift';
import { openDialog } from '@/stores/ui/dialogs';

/** All that can be done with a shift as one menu a row; each act is named with its shift. */
export function RowMenu({ shift, texts }: { shift: Shift; texts: CardTexts }) {
  const label = texts.menu(shift);
  const items = useShiftActs(shift, openDialog).map((act) => ({
    ...menuItemOf(act),
    name: act.fullLabel,
  }));
  return (
    <span className="row-tools">
      <Menu
        label={label}
        items={items}
        // Arrow keys walk the rows: Enter, Space or a press opens it.
        trigger={({ onKeyDown: _onKeyDown, ...props }) => (
          <button type="button" {...props} title={texts.menuShort} aria-label={label}>
            <Ellipsis aria-hidden="true" size={16} />
          </button>
        )}
      />
    </span>
  );
}
