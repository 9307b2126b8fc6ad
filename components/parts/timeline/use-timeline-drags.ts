'use client';

import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { DragsProps } from '@/components/parts/drag/lazy-drags';
import { useDrags } from '@/components/parts/drag/use-drags';
import { useDropTexts } from '@/components/parts/drag/use-drop-texts';
import { useFormats } from '@/components/ui/use-formats';
import type { DropCheck } from '@/lib/shifts/change/drop-check';
import type { MoveRefusal } from '@/lib/shifts/change/shift-moves';
import { shiftMinutes } from '@/lib/shifts/shift/shift';
import { draggablesOf, type TimelineId } from './bars';
import { type DrawActs, type DrawTexts, timelineDrawTarget } from './draw-target';
import { timelineDropTarget } from './drop-target';
import type { TimelineActs } from './line';

interface TimelineDragsProps extends DragsProps {
  id: TimelineId;
  acts: TimelineActs;
  /** Must stay the same function until the language changes. */
  refused: (refusal: MoveRefusal) => string;
  /** The added cost of a drop; must stay the same function until the language changes. */
  costOf: (check: DropCheck) => string;
  /** Undefined if shifts cannot be drawn; must stay the same object until the language changes. */
  draw?: DrawActs | undefined;
}

/** Drags bars along the hours, between people and by their ends; draws shifts on empty hours. */
export function useTimelineDrags({
  id,
  acts,
  refused,
  costOf,
  draw,
  drainHeldStart,
}: TimelineDragsProps): void {
  const t = useTranslations('drag');
  const formats = useFormats();
  const texts = useDropTexts(refused, costOf);
  const barTexts = useMemo<DrawTexts>(
    () => ({
      ...texts,
      place: (shift, day) =>
        [
          texts.person(shift.employeeName),
          ...(shift.date === day ? [] : [formats.weekdayAndShortDay(shift.date)]),
          formats.timeRange(shift.startTime, shift.endTime),
          formats.duration(shiftMinutes(shift)),
        ].join(', '),
      newShift: t('newShift'),
      notDrawn: t('notDrawn'),
      drawn: (place) => t('drawn', { place }),
    }),
    [texts, formats, t],
  );
  const dropTargetOf = useCallback(
    (card: HTMLElement, at: { readonly x: number; readonly y: number }) =>
      card.dataset.shiftId === undefined
        ? draw && timelineDrawTarget(card, at, barTexts, draw)
        : timelineDropTarget(card, at, barTexts, acts),
    [barTexts, acts, draw],
  );
  useDrags({ cards: draggablesOf(id), dropTargetOf, keys: t('timelineKeys'), drainHeldStart });
}
