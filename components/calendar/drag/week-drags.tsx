'use client';

import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { DragsProps } from '@/components/parts/drag/drag-when-asked';
import { useDrags } from '@/components/parts/drag/use-drags';
import { useDropTexts } from '@/components/parts/drag/use-drop-texts';
import { useDropCost } from '@/components/parts/money/use-drop-cost';
import { useFormats } from '@/components/ui/use-formats';
import type { DropCheck } from '@/lib/shifts/change/drop-check';
import type { MoveRefusal } from '@/lib/shifts/change/shift-moves';
import { payOfDrop } from '@/stores/pay/change-pay';
import { useCurrency } from '@/stores/pay/use-currency';
import { refusedWords } from '@/stores/schedule/move-words';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { WEEK_CARDS } from './week-cards';
import { weekDropTarget } from './week-drop-target';

/** Drags shifts between the days of the week and between people. */
export function Drags({ takeHeld }: DragsProps) {
  const store = useScheduleStore();
  const refused = useCallback((refusal: MoveRefusal) => refusedWords(store, refusal), [store]);
  const payOf = useCallback((check: DropCheck) => payOfDrop(store, check), [store]);
  const t = useTranslations('drag');
  const formats = useFormats();
  const texts = useDropTexts(refused, useDropCost(payOf, useCurrency()));
  const weekTexts = useMemo(
    () => ({
      ...texts,
      day: formats.longDay,
      personsDay: (person: string, date: Parameters<typeof formats.longDay>[0]) =>
        `${person}, ${formats.weekdayAndShortDay(date)}`,
    }),
    [texts, formats],
  );
  const dropTargetOf = useCallback(
    (card: HTMLElement) => weekDropTarget(store, card, weekTexts),
    [weekTexts, store],
  );
  useDrags({ cards: WEEK_CARDS, dropTargetOf, keys: t('weekKeys'), takeHeld });
  return null;
}
