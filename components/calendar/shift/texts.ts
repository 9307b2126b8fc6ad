'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName, useStatusName } from '@/components/parts/roles/use-role-name';
import { useDetailWords } from '@/components/parts/use-detail-words';
import { useFormats } from '@/components/ui/use-formats';
import type { RoleColor } from '@/lib/employees/role';
import { shiftTimes } from '@/lib/i18n/shift-times';
import { memoize } from '@/lib/memoize';
import { detailTexts, kindText } from '@/lib/shifts/shift/detail-texts';
import { shortName } from '@/lib/shifts/shift/display';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isRepeating, type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { isOvernight } from '@/lib/time/interval';
import { addDays } from '@/lib/time/local-date';
import { useOpeningHours } from '@/stores/settings/use-setting';

/** Texts of shift cards in the current language. */
export interface CardTexts {
  /** The whole card as one sentence, including exceptional states. */
  readonly label: (shift: Shift, isOverlapping: boolean, isUnpublished: boolean) => string;
  readonly edit: (shift: Shift) => string;
  readonly copy: (shift: Shift) => string;
  readonly cover: (shift: Shift) => string;
  readonly delete: (shift: Shift) => string;
  readonly actions: (shift: Shift) => string;
  readonly menu: (shift: Shift) => string;
  readonly name: (shift: Shift) => string;
  readonly shortName: (shift: Shift) => string;
  readonly time: (shift: Shift) => string;
  readonly shortTime: (shift: Shift) => string;
  /** As much of the time as fits the card. */
  readonly cardTime: (shift: Shift, isShort?: boolean) => string;
  readonly role: (role: string) => string;
  readonly color: (shift: Shift) => RoleColor;
  /** Role, location and station. */
  readonly work: (shift: Shift) => string;
  readonly status: (status: string) => string;
  readonly hours: (shift: Shift) => string;
  /** As `hours`; for an overnight shift also the weekday on which the shift ends. */
  readonly length: (shift: Shift) => string;
  readonly editShort: string;
  readonly copyShort: string;
  readonly coverShort: string;
  readonly deleteShort: string;
  readonly menuShort: string;
  readonly overlap: string;
  readonly overnight: string;
  readonly repeats: string;
  readonly unpublished: string;
}

/**
 * One object for all cards of a view, the same until the language changes, so that memoized cards do not re-render.
 * Times have at most `maxCharacters` characters if possible.
 */
export function useCardTexts(maxCharacters = Number.POSITIVE_INFINITY): CardTexts {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const role = useRoleName();
  const { colorOf } = useRoleBook();
  const status = useStatusName();
  const details = useDetailWords('details');
  const openingHours = useOpeningHours();
  return useMemo(() => {
    const name = (shift: Shift) => shift.employeeName || t('openShift');
    const {
      range: time,
      shortRange: shortTime,
      fittingRange,
    } = shiftTimes(formats, openingHours, t('close'));
    const hoursOf = memoize(formats.duration);
    const hours = (shift: Shift) => hoursOf(shiftMinutes(shift));
    const values = (shift: Shift) => ({ employee: name(shift), timeRange: time(shift) });
    return {
      // Concatenated, not formatted as a message: hundreds of labels are made at a time, and a list needs no
      // grammar.
      label: (shift, isOverlapping, isUnpublished) =>
        [
          name(shift),
          time(shift),
          role(shift.role),
          ...detailTexts(shift, details),
          status(shift.status),
          isOvernight(shift.startTime, shift.endTime) && t('overnight'),
          isRepeating(shift) && t('repeats'),
          isOverlapping && t('overlap'),
          isUnpublished && t('unpublished'),
        ]
          .filter(Boolean)
          .join(', '),
      edit: (shift) => t('editShift', values(shift)),
      copy: (shift) => t('copyShift', values(shift)),
      cover: (shift) => t('coverShift', values(shift)),
      delete: (shift) => t('deleteShift', values(shift)),
      actions: (shift) => t('shiftActions', values(shift)),
      menu: (shift) => t('rowMenu', values(shift)),
      name,
      shortName: (shift) => (isOpenShift(shift) ? name(shift) : shortName(shift.employeeName)),
      time,
      shortTime,
      cardTime(shift, isShort) {
        const fullTime = time(shift);
        return isShort || fullTime.length > maxCharacters ? fittingRange(shift, maxCharacters) : fullTime;
      },
      role,
      work: (shift) =>
        [role(shift.role), shift.station, kindText(shift, details)].filter(Boolean).join(' · '),
      color: (shift) => colorOf(shift.role, shift.color),
      status,
      hours,
      length: (shift) =>
        isOvernight(shift.startTime, shift.endTime)
          ? t('hoursEndOn', { hours: hours(shift), weekday: formats.weekday(addDays(shift.date, 1)) })
          : hours(shift),
      editShort: t('edit'),
      copyShort: t('copy'),
      coverShort: t('cover'),
      deleteShort: t('delete'),
      menuShort: t('actions'),
      overlap: t('overlap'),
      overnight: t('overnight'),
      repeats: t('repeats'),
      unpublished: t('unpublished'),
    };
  }, [t, formats, role, colorOf, details, status, openingHours, maxCharacters]);
}
