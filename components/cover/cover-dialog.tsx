'use client';

import { ArrowLeftRight, ChevronRight, Users, UserX } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { useFormats } from '@/components/ui/use-formats';
import { type CoverCandidate, coverCandidates } from '@/lib/rules/cover';
import { isHardBreak } from '@/lib/rules/rule-break';
import { isOpenShift, OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { moveShifts, notifyMoveRefusal } from '@/stores/schedule/move-shifts';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';
import { CandidateRow, PassedOverRow } from './candidate-row';
import { ShiftLine } from './shift-line';
import { useRuleContexts } from './use-rule-contexts';

/** The groups of candidates, best fit first. */
const FITS = ['fits', 'warned', 'working', 'unfit'] as const;

type Fit = (typeof FITS)[number];

/** Undefined for those who are not offered: of another role, or the one whose shift it is. */
function fitOf(candidate: CoverCandidate): Fit | undefined {
  const { breaks, isRefused, isCurrent, worksThatDay } = candidate;
  if (isRefused || isCurrent) return undefined;
  if (breaks.some(isHardBreak)) return 'unfit';
  if (worksThatDay) return 'working';
  return breaks.length === 0 ? 'fits' : 'warned';
}

/** Who can cover the shift: all employees by fit, with the reasons; choosing one assigns it. Only inside LaterWords. */
export function CoverDialog({ shift }: { shift: Shift }) {
  const store = useScheduleStore();
  const t = useTranslations('cover');
  const common = useTranslations('common');
  const plans = useTranslations('plans');
  const formats = useFormats();
  const roleName = useRoleName();
  const employees = useSchedule((state) => state.schedule.employees);
  const contextFor = useRuleContexts();
  const firstButton = useRef<HTMLButtonElement>(null);
  const candidates = useMemo(
    () => coverCandidates(shift, employees.values(), contextFor),
    [shift, employees, contextFor],
  );
  const give = (employeeName: string) => {
    closeDialog();
    const outcome = moveShifts(store, [{ shiftId: shift.id, employeeName }]);
    if (!outcome.isOk) notifyMoveRefusal(store, outcome.error);
  };
  const question = plans('canYou', {
    day: formats.longDay(shift.date),
    time: formats.timeRange(shift.startTime, shift.endTime),
    role: roleName(shift.role),
  });
  // Enter assigns the best candidate, but never one who cannot work then.
  const first = candidates.find(({ isCurrent, breaks }) => !isCurrent && !breaks.some(isHardBreak));
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      subtitle={<ShiftLine shift={shift} />}
      closeLabel={common('close')}
      initialFocusRef={first && firstButton}
      footer={
        isOpenShift(shift) ? undefined : (
          <>
            <Button size="dialog" icon={<UserX aria-hidden="true" />} onClick={() => give(OPEN_SHIFT_NAME)}>
              {t('makeOpen')}
            </Button>
            {isCounted(shift) && (
              <Button
                size="dialog"
                icon={<ArrowLeftRight aria-hidden="true" />}
                onClick={() => openDialog({ name: 'swap', shiftId: shift.id })}
              >
                {t('swapWith')}
              </Button>
            )}
          </>
        )
      }
    >
      {candidates.length === 0 && <EmptyState icon={<Users aria-hidden="true" />} title={t('nobody')} />}
      <div data-candidates="" className="-mx-3 flex flex-col gap-3">
        {FITS.map((fit) => {
          const group = candidates.filter((candidate) => fitOf(candidate) === fit);
          if (group.length === 0) return null;
          const title = fit === 'working' ? plans('working') : t(fit);
          return (
            <section key={fit} aria-label={title}>
              <h3 className="px-3 pb-1 text-xs font-medium text-ink-2 phone:text-[13px]">{title}</h3>
              <ul className="flex flex-col">
                {group.map((candidate) => (
                  <CandidateRow
                    key={candidate.employee.id}
                    candidate={candidate}
                    question={question}
                    onChoose={give}
                    buttonRef={candidate === first ? firstButton : undefined}
                  />
                ))}
              </ul>
            </section>
          );
        })}
        <NotOffered candidates={candidates.filter((candidate) => !fitOf(candidate))} />
      </div>
    </Dialog>
  );
}

/** Those who cannot take it, folded. */
function NotOffered({ candidates }: { candidates: readonly CoverCandidate[] }) {
  const t = useTranslations('cover');
  if (candidates.length === 0) return null;
  return (
    <details className="group/fold">
      <summary className="focus-ring mx-1.5 flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control px-1.5 text-xs font-medium text-ink-2 hover:text-ink phone:text-[13px]">
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 motion group-open/fold:rotate-90" />
        {t('notOffered', { count: candidates.length })}
      </summary>
      <ul className="flex flex-col">
        {candidates.map((candidate) => (
          <PassedOverRow key={candidate.employee.id} candidate={candidate} />
        ))}
      </ul>
    </details>
  );
}
