'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import { shiftTimes } from '@/lib/i18n/shift-times';
import type { Shift } from '@/lib/shifts/shift/shift';
import { clockTimeOf, minuteOfDay } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';
import { useOpeningHours } from '@/stores/settings/use-setting';

/** Texts for a shift on the day that it continues into. */
export interface CarriedShiftTexts {
  /** From midnight to the end of the shift. */
  readonly restTime?: string | undefined;
  readonly began?: string | undefined;
  /** A shorter text for narrow rows. */
  readonly beganShort?: string | undefined;
}

const MIDNIGHT = clockTimeOf(0);
const NO_TEXTS: CarriedShiftTexts = {};

/** Empty for a shift that begins on the shown day. */
export function useCarriedShiftTexts(date: LocalDate): (shift: Shift) => CarriedShiftTexts {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const openingHours = useOpeningHours();
  return useMemo(() => {
    const { range } = shiftTimes(formats, openingHours, t('close'));
    return (shift) => {
      if (shift.date === date) return NO_TEXTS;
      const time = formats.hour(minuteOfDay(shift.startTime));
      return {
        restTime: range({ ...shift, startTime: MIDNIGHT }),
        began: t('began', { weekday: formats.weekday(shift.date), time }),
        beganShort: t('beganShort', { weekday: formats.weekdayShort(shift.date), time }),
      };
    };
  }, [t, formats, openingHours, date]);
}
