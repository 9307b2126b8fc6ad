'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleName, useStatusName } from '@/components/parts/roles/use-role-name';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useFormats } from '@/components/ui/use-formats';
import { nameKey } from '@/lib/employees/employee';
import { countToPublish } from '@/lib/share/changes-in-days';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Publication } from '@/lib/shifts/publication/publication';
import { publishedAt } from '@/lib/shifts/publication/published-days';
import { type UnpublishedChange, unpublishedChanges } from '@/lib/shifts/publication/unpublished-changes';
import type { Shift } from '@/lib/shifts/shift/shift';
import { clockTimeOf } from '@/lib/time/clock-time';
import { addDays } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { zoneOf } from '@/lib/time/zone-choice';
import { publishDays } from '@/stores/publish/publish';
import { useShownWeekStart, weekFrom } from '@/stores/publish/shown-week';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';

/** Maximum number listed; a restored backup can have thousands. */
const MAX_LISTED = 200;

const STATUS_OF_KIND = { added: 'Confirmed', changed: 'Pending', removed: 'Canceled' } as const;

/** The changes since the last publication, day by day; each change links to its day. */
export function UnpublishedDialog() {
  const t = useTranslations('publish');
  const common = useTranslations('common');
  const formats = useFormats();
  const schedule = useSchedule((state) => state.schedule);
  const { publication, unpublished, shifts } = schedule;
  const changes = useMemo(
    () => unpublishedChanges(unpublished, (id) => findShift(shifts, id)),
    [unpublished, shifts],
  );
  const zone = zoneOf(useUi((state) => state.timezone));
  const firstDay = useShownWeekStart();
  const isHere = countToPublish(schedule, sevenDaysFrom(firstDay)) > 0;
  const since = publication && earliest(publication, changes);
  const at = since === undefined ? undefined : new Date(since);
  const when =
    at && `${formats.shortDay(todayIn(at, zone))}, ${formats.time(clockTimeOf(minuteNow(at, zone)))}`;
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('listTitle')}
      subtitle={when && <p className="tnum text-sm text-ink-2">{t('listLead', { when })}</p>}
      closeLabel={common('close')}
      size="sm"
      footer={
        <>
          <Button
            // Otherwise the listed changes are of other weeks, which the publish dialog has preselected.
            variant={isHere ? 'outline' : 'primary'}
            size="dialog"
            onClick={() => openDialog({ name: 'publish' })}
          >
            {t('otherDays')}
          </Button>
          {isHere && (
            <Button
              variant="primary"
              size="dialog"
              onClick={() => {
                closeDialog();
                publishDays([weekFrom(firstDay)]);
              }}
            >
              {t('days', { range: formats.compactRange(firstDay, addDays(firstDay, 6)) })}
            </Button>
          )}
        </>
      }
    >
      <ul className="-mx-2 flex flex-col">
        {changes.slice(0, MAX_LISTED).map((change) => (
          <ChangeRow key={`${change.id} ${(change.before ?? change.after)?.date}`} change={change} />
        ))}
      </ul>
      {changes.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      {changes.length > MAX_LISTED && (
        <p className="pt-3 text-ink-2">{t('more', { count: changes.length - MAX_LISTED })}</p>
      )}
    </Dialog>
  );
}

function earliest(publication: Publication, changes: readonly UnpublishedChange[]): number {
  const days = changes.flatMap(({ before, after }) => [before, after]).flatMap((shift) => shift?.date ?? []);
  const instants = [...new Set(days)].flatMap((day) => publishedAt(publication, [day]) ?? []);
  return instants.length > 0 ? Math.min(...instants) : publication.at;
}

function ChangeRow({ change: { kind, before, after } }: { change: UnpublishedChange }) {
  const store = useScheduleStore();
  const t = useTranslations('publish');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const words = useShiftWords();
  const shift = after ?? before;
  if (!shift) return null;
  const was = before && after ? words.differences(before, after) : '';
  const name = shift.employeeName || calendar('openShift');
  const timeRange = formats.timeRange(shift.startTime, shift.endTime);
  const day = formats.longDay(shift.date);
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        className="focus-ring motion flex w-full items-start gap-3 rounded-control px-2 py-2.5 text-left hover:bg-hover"
        onClick={() => {
          store.selectDate(shift.date);
          closeDialog();
        }}
      >
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold" dir="auto">
            {name}
          </span>
          <span className="tnum block text-ink-2">
            {day}, {timeRange}
          </span>
          {was && <span className="tnum block text-xs text-ink-3">{was}</span>}
        </span>
        <Badge tone="status" status={STATUS_OF_KIND[kind]}>
          {t(kind)}
        </Badge>
      </button>
    </li>
  );
}

/** Describes how a shift differed before. */
function useShiftWords() {
  const t = useTranslations('publish');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const roleName = useRoleName();
  const statusName = useStatusName();
  return {
    differences(before: Shift, after: Shift): string {
      const isSameTime = before.startTime === after.startTime && before.endTime === after.endTime;
      const was = [
        nameKey(before.employeeName) !== nameKey(after.employeeName) &&
          (before.employeeName || calendar('openShift')),
        before.date !== after.date && formats.shortDay(before.date),
        !isSameTime && formats.timeRange(before.startTime, before.endTime),
        before.role !== after.role && roleName(before.role),
        before.status !== after.status && statusName(before.status),
      ].filter((word) => word !== false);
      return t('was', { what: was.join(', ') });
    },
  };
}
