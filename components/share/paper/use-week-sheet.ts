'use client';

import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useSharedDayWords } from '@/components/parts/sharing/use-shared-day-words';
import { useFormats } from '@/components/ui/use-formats';
import { placesOfNames } from '@/lib/employees/people-order';
import { shiftTimes } from '@/lib/i18n/shift-times';
import type { SharedWeek } from '@/lib/share/shared-week';
import { clockTimeOf } from '@/lib/time/clock-time';
import { addDays } from '@/lib/time/local-date';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { type WeekSheet, weekSheetOf } from '@/lib/week-sheet/week-sheet';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useOpeningHours, useSetting } from '@/stores/settings/use-setting';
import { loadSheetFont, type SheetFont } from './sheet-font';

interface LoadedSheet {
  readonly sheet: WeekSheet;
  readonly font: SheetFont;
}

/** The published week in the current language; undefined until its font is loaded. */
export function useWeekSheet(week: SharedWeek): LoadedSheet | undefined {
  const t = useTranslations('weekSheet');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const openingHours = useOpeningHours();
  const role = useRoleName();
  const book = useRoleBook();
  const employees = useSchedule((state) => state.schedule.employees);
  const peopleOrder = useSetting('peopleOrder');
  const hasGroups = useSetting('roleGroups');
  const { daysTitle, dayWords } = useSharedDayWords();
  const [loaded, setLoaded] = useState<LoadedSheet>();
  const sheet = useMemo(() => {
    const published = new Date(week.publishedAt);
    const order = { places: placesOfNames(employees.values(), peopleOrder), hasGroups, roles: book };
    const words = {
      formats,
      shortTime: shiftTimes(formats, openingHours, calendar('close')).shortRange,
      role,
      roleColor: (key: string) => book.colorOf(key),
      title: t('title', {
        range: formats.dayRange(week.firstDay, addDays(week.firstDay, 6)),
        year: addDays(week.firstDay, 6).slice(0, 4),
      }),
      note: t('published', {
        day: formats.fullDay(todayIn(published, week.zone)),
        time: formats.time(clockTimeOf(minuteNow(published, week.zone))),
      }),
      nameHead: t('name'),
      hoursHead: t('hours'),
      openShifts: t('openShifts'),
      peopleFoot: t('people'),
      daysTitle,
      dayWords,
      nextDay: t('nextDay'),
      pending: t('pending'),
      groupSums: ({ people, shifts, minutes }: { people: number; shifts: number; minutes: number }) =>
        [
          calendar('peopleCount', { count: people }),
          calendar('shiftCount', { count: shifts }),
          formats.duration(minutes),
        ].join(' · '),
    };
    return weekSheetOf(week, words, order);
  }, [
    week,
    t,
    calendar,
    formats,
    openingHours,
    role,
    book,
    employees,
    peopleOrder,
    hasGroups,
    daysTitle,
    dayWords,
  ]);
  useEffect(() => {
    let isHere = true;
    void loadSheetFont(JSON.stringify(sheet)).then((font) => {
      if (isHere) setLoaded({ sheet, font });
    });
    return () => {
      isHere = false;
    };
  }, [sheet]);
  return loaded?.sheet === sheet ? loaded : undefined;
}
