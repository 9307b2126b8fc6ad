'use client';

import { DragWhenAsked } from '@/components/parts/drag/drag-when-asked';
import { WEEK_CARDS } from './week-cards';

const loadDrags = () => import('./week-drags');

/** Lets the shifts of the week be dragged; what that takes comes when the first of them is pointed at. */
export function WeekDragLayer() {
  return <DragWhenAsked cards={WEEK_CARDS} load={loadDrags} />;
}
