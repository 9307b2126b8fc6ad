'use client';

import { useHasLeft } from '@/components/calendar/use-has-left';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useEditedWeek } from '@/stores/templates/edited-week';
import { useUi } from '@/stores/ui/use-ui';

const Leave = lazyPart(() => import('./leave').then((module) => module.Leave));

/** Ends the editing of a week template as soon as another page, a panel or another view is asked for. */
export function LeaveWatch() {
  const isEditing = useEditedWeek() !== undefined;
  return isEditing && <Watch />;
}

function Watch() {
  const isWeek = useUi((state) => state.currentView === 'weekly');
  const hasLeft = useHasLeft();
  return (hasLeft || !isWeek) && <Leave />;
}
