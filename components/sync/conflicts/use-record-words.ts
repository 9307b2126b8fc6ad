import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import type { Fields } from '@/lib/saved-data/records/fields';
import { settingIdOf } from '@/lib/settings/setting-record';
import type { RecordKind } from '@/lib/shifts/change/schedule-change';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { type ClockTime, parseClockTime } from '@/lib/time/clock-time';
import { isLocalDate, type LocalDate } from '@/lib/time/local-date';

export function useRecordWords(): (kind: RecordKind, id: string, record: Fields | undefined) => string {
  const t = useTranslations('conflicts.about');
  const names = useTranslations('settingWords.names');
  const formats = useFormats();
  const shiftWords = (record: Fields | undefined) => {
    const when = whenIn(record);
    if (!when?.date) return t('goneShift');
    const employeeName = textIn(record, 'employeeName');
    const about = {
      name: employeeName,
      day: formats.shortWeekdayAndDate(when.date),
      times: formats.timeRange(when.start, when.end),
    };
    return isOpenShift({ employeeName }) ? t('openShift', about) : t('shift', about);
  };
  return (kind, id, record) => {
    const name = textIn(record, 'name');
    switch (kind) {
      case 'shift':
        return shiftWords(record);
      case 'employee':
        return record ? t('employee', { name }) : t('goneEmployee');
      case 'template':
        return record ? t('template', { name }) : t('goneTemplate');
      case 'request':
        return record ? t('request', { name }) : t('goneRequest');
      case 'day':
        return t('day', { day: isLocalDate(id) ? formats.longDay(id) : id });
      case 'setting': {
        const setting = settingIdOf(id);
        return setting ? names(setting) : t(kind);
      }
      case 'undated':
      case 'publication':
        return t(kind);
    }
  };
}

/** Empty if the field is not a text. */
export function textIn(record: Fields | undefined, field: string): string {
  const value = record?.[field];
  return typeof value === 'string' ? value.trim() : '';
}

interface When {
  /** Templates have no date. */
  readonly date?: LocalDate;
  readonly start: ClockTime;
  readonly end: ClockTime;
}

/** Undefined if the record's start or end is missing or invalid. */
export function whenIn(record: Fields | undefined): When | undefined {
  const date = textIn(record, 'date');
  const [start, end] = [
    parseClockTime(textIn(record, 'startTime')),
    parseClockTime(textIn(record, 'endTime')),
  ];
  if (!start || !end) return undefined;
  return { start, end, ...(isLocalDate(date) && { date }) };
}
