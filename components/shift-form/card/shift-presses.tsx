'use client';

import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openShiftsByPress } from './open-shifts-by-press';
import type { OpenedShift, ShiftPress, ShiftPressesHandle } from './opened-shift';

const OpenedShiftCard = lazyPart(() =>
  import('./opened-shift-card').then((module) => module.OpenedShiftCard),
);
const ShiftMenu = lazyPart(() => import('./shift-menu').then((module) => module.ShiftMenu));

export interface ShiftPressesProps {
  /** Returns, once, the press from before this script was loaded. */
  drainHeldStart: () => ShiftPress | undefined;
}

/** The scripts of card and menu load before the first press. */
export function ShiftPresses({ drainHeldStart }: ShiftPressesProps) {
  const [opened, setOpened] = useState<OpenedShift>();
  const presses = useRef<ShiftPressesHandle>(undefined);
  const firstHeld = useRef<typeof drainHeldStart | undefined>(drainHeldStart);
  const shift = useSchedule(({ schedule }) => opened && findShift(schedule.shifts, opened.shiftId));
  useEffect(() => {
    OpenedShiftCard.preload();
    ShiftMenu.preload();
    const handle = openShiftsByPress(setOpened);
    presses.current = handle;
    const press = firstHeld.current?.();
    firstHeld.current = undefined;
    if (press) handle.handlePress(press);
    return handle.stop;
  }, []);
  if (!opened || !shift) return null;
  const close = (returnsFocus: boolean) => presses.current?.close(returnsFocus);
  const Surface = opened.kind === 'card' ? OpenedShiftCard : ShiftMenu;
  // Remount for another shift, so that focus and position start anew.
  return (
    <Surface
      key={opened.shiftId}
      shift={shift}
      opened={opened}
      onClose={close}
      onMissing={() => close(true)}
    />
  );
}
