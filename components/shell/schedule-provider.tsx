'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { OtherFormats } from '@/components/ui/use-formats';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { ScheduleContext, shownSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useOpenDialog } from '@/stores/ui/dialogs';

export function ScheduleProvider({ children }: { children: ReactNode }) {
  const shown = useStore(shownSchedule);
  const [opened, setOpened] = useState(() => ({ shown, store: shown.open() }));
  if (opened.shown !== shown) setOpened({ shown, store: shown.open() });
  const { store } = opened;
  useEffect(() => store.follow?.(), [store]);
  return <GivenSchedule store={store}>{children}</GivenSchedule>;
}

/**
 * Dialogs keep the schedule in which they were opened, even if the calendar shows another schedule meanwhile.
 */
export function DialogsSchedule({ children }: { children: ReactNode }) {
  const shown = useScheduleStore();
  const isOpen = useOpenDialog() !== null;
  const [held, setHeld] = useState(shown);
  if (!isOpen && held !== shown) setHeld(shown);
  useEffect(() => (held === shown ? undefined : held.follow?.()), [held, shown]);
  return <GivenSchedule store={held}>{children}</GivenSchedule>;
}

/** For a week template, also provides formats that show days as weekdays. */
function GivenSchedule({ store, children }: { store: ScheduleStore; children: ReactNode }) {
  return (
    <ScheduleContext value={store}>
      <OtherFormats value={store.editedWeek?.asFormats}>{children}</OtherFormats>
    </ScheduleContext>
  );
}
