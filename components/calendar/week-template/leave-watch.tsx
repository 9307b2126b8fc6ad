'use client';

import { useEffect } from 'react';
import { useHasLeft } from '@/components/calendar/use-has-left';
import { leaveSchedule, useEditedWeek } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

/** Stops editing a week template as soon as another page, panel or view opens. */
export function LeaveWatch() {
  const isEditing = useEditedWeek() !== undefined;
  return isEditing && <Watch />;
}

function Watch() {
  const isWeek = useUi((state) => state.currentView === 'weekly');
  const isLeft = useHasLeft() || !isWeek;
  useEffect(() => {
    if (isLeft) leaveSchedule('week');
  }, [isLeft]);
  return null;
}
