'use client';

import '@/components/calendar/day/row.css';
import { Ellipsis } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import type { CardTexts } from '@/components/calendar/shift/texts';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import type { Shift } from '@/lib/shifts/shift/shift';

const RowMenuSurface = lazyPart(() => import('./row-menu-surface').then((module) => module.RowMenuSurface), {
  onError: logLoadFailure,
});

/** All that can be done with a shift as one menu a row. Arrow keys walk the rows: Enter, Space or a press opens it. */
export function RowMenu({ shift, texts }: { shift: Shift; texts: CardTexts }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const close = useCallback(
    (returnsFocus: boolean) => {
      if (returnsFocus) anchor?.focus();
      setAnchor(null);
    },
    [anchor],
  );
  return (
    <span className="row-tools">
      <button
        type="button"
        title={texts.menuShort}
        aria-label={texts.menu(shift)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onPointerEnter={RowMenuSurface.preload}
        onFocus={RowMenuSurface.preload}
        onClick={({ currentTarget }) => (anchor ? close(true) : setAnchor(currentTarget))}
      >
        <Ellipsis aria-hidden="true" size={16} />
      </button>
      {anchor && <RowMenuSurface id={id} shift={shift} texts={texts} anchor={anchor} onClose={close} />}
    </span>
  );
}
