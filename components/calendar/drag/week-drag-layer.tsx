'use client';

import { DragWhenAsked } from '@/components/parts/drag/drag-when-asked';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { WEEK_CARDS } from './week-cards';

const Drags = lazyPart(() => import('./week-drags').then((module) => module.Drags), { onError: () => {} });

/** Lets the shifts of the week be dragged; what that takes comes when the first of them is pointed at. */
export function WeekDragLayer() {
  return <DragWhenAsked cards={WEEK_CARDS} drags={Drags} />;
}
