'use client';

import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { DragsProps } from '@/components/parts/drag/drag-when-asked';
import { useDrags } from '@/components/parts/drag/use-drags';
import { useDropTexts } from '@/components/parts/drag/use-drop-texts';
import { useFormats } from '@/components/ui/use-formats';
import { shiftMinutes } from '@/lib/shifts/shift/shift';
import { refusedWords } from '@/stores/schedule/move-words';
import { TIMELINE_BARS } from './bars';
import { type TimelineDragTexts, timelineDropTarget } from './drop-target';

/** Drags bars along the hours and between people, and by their ends. */
export function Drags({ takeHeld }: DragsProps) {
  const t = useTranslations('drag');
  const formats = useFormats();
  const texts = useDropTexts(refusedWords);
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
      timelineDropTarget(card, at, barTexts),
    [barTexts],
  );
  useDrags({ cards: TIMELINE_BARS, dropTargetOf, keys: t('timelineKeys'), takeHeld });
  return null;
}
