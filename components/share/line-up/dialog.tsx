'use client';

import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { usePageSize } from '@/components/ui/page/use-page-size';
import { useFormats } from '@/components/ui/use-formats';
import { placesOfNames } from '@/lib/employees/people-order';
import { titleWithHouse } from '@/lib/share/house-name';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { clockTimeOf } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';
import { lineUpOf } from '@/lib/week-sheet/line-up';
import { PAPER_MARGIN_MM, PAPERS, type Paper, usualPaper } from '@/lib/week-sheet/sheet-format';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';
import { LineUpTable } from './table';
import '@/components/share/paper/print-sheet.css';
import './line-up.css';
import { closeDialog } from '@/stores/ui/dialogs';

const PAGE_SIZES: Readonly<Record<Paper, string>> = { a4: 'A4', letter: 'letter' };

/** The line-up of a day as the schedule stands now, to look at and to print. While it is open, only it is printed. */
export function LineUpDialog({ date }: { date: LocalDate }) {
  const t = useTranslations('lineUp');
  const sheet = useTranslations('weekSheet');
  const common = useTranslations('common');
  const formats = useFormats();
  const shifts = useSchedule(({ schedule }) => shiftsOn(schedule.shifts, date));
  const employees = useSchedule(({ schedule }) => schedule.employees);
  const { keys } = useRoleBook();
  const order = useSetting('peopleOrder');
  const house = useSetting('businessName');
  const today = useUi((state) => state.today);
  const minute = useUi((state) => state.minute);
  const [paper, setPaper] = useState<Paper>(() => usualPaper(navigator.languages));
  usePageSize(PAGE_SIZES[paper], PAPER_MARGIN_MM);
  const lineUp = useMemo(
    () => lineUpOf(shifts, placesOfNames(employees.values(), order), keys),
    [shifts, employees, order, keys],
  );
  const made = t('made', { when: `${formats.fullDay(today)}, ${formats.time(clockTimeOf(minute))}` });
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title', { day: formats.longDay(date) })}
      closeLabel={common('close')}
      size="md"
      footer={
        <Button
          variant="primary"
          size="dialog"
          icon={<Printer aria-hidden="true" />}
          disabled={lineUp.roles.length === 0}
          onClick={() => window.print()}
        >
          {sheet('print')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-2">{t('lead')}</p>
        <ChipGroup
          label={sheet('paper')}
          value={paper}
          options={[
            { value: PAPERS[0], label: sheet('a4') },
            { value: PAPERS[1], label: sheet('letter') },
          ]}
          onChange={setPaper}
        />
        {lineUp.roles.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <section aria-label={t('preview')} className="line-up-preview">
            <LineUpTable lineUp={lineUp} />
          </section>
        )}
      </div>
      <div className="print-sheet line-up-sheet" data-printed="">
        <header className="line-up-head">
          <h1>{titleWithHouse(house, t('title', { day: formats.longDate(date) }))}</h1>
          <p>{made}</p>
        </header>
        <LineUpTable lineUp={lineUp} />
      </div>
    </Dialog>
  );
}
