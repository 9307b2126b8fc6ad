'use client';

import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { DragsProps } from '@/components/parts/drag/drag-when-asked';
import { useDrags } from '@/components/parts/drag/use-drags';
import { useDropTexts } from '@/components/parts/drag/use-drop-texts';
import { useFormats } from '@/components/ui/use-formats';
import type { MoveRefusal } from '@/lib/shifts/change/shift-moves';
import { shiftMinutes } from '@/lib/shifts/shift/shift';
import type { TimelineActs } from './acts';
import { barsOf, type TimelineId } from './bars';
import { type TimelineDragTexts, timelineDropTarget } from './drop-target';

interface TimelineDragsProps extends DragsProps {
  id: TimelineId;
  acts: TimelineActs;
  /** Why a move is refused, in words; the same function until the language changes. */
  refused: (refusal: MoveRefusal) => string;
}

/** Drags bars along the hours and between people, and by their ends. */
export function useTimelineDrags({ id, acts, refused, takeHeld }: TimelineDragsProps): void {
  const t = useTranslations('drag');
  const formats = useFormats();
  const texts = useDropTexts(refused);
  const barTexts = useMemo<TimelineDragTexts>(
    () => ({
      ...texts,
      place: (shift, day) =>
        [
          texts.person(shift.employeeName),
          ...(shift.date === day ? [] : [formats.weekdayAndShortDay(shift.date)]),
          formats.timeRange(shift.startTime, shift.endTime),
          formats.duration(shiftMinutes(shift)),
        ].join(', '),
    }),
    [texts, formats],
  );
  const dropTargetOf = useCallback(
    (card: HTMLElement, at: { readonly x: number; readonly y: number }) =>
      timelineDropTarget(card, at, barTexts, acts),
    [barTexts, acts],
  );
  useDrags({ cards: barsOf(id), dropTargetOf, keys: t('timelineKeys'), takeHeld });
}
