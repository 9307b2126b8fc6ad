'use client';

import { ArrowLeftRight, ChevronRight, Clock, Users, UserX } from 'lucide-react';
import { type KeyboardEvent, type Ref, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { ContactButtons } from '@/components/parts/person/contact-buttons';
import { useHoursGoal } from '@/components/parts/person/use-hours-goal';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { RuleWarnings } from '@/components/parts/rule-warnings';
import { RulesOkNote } from '@/components/parts/rules-ok-note';
import { useRuleSentences } from '@/components/parts/use-rule-sentences';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { useFormats } from '@/components/ui/use-formats';
import { photoOf } from '@/lib/employees/person/photo';
import { type CoverCandidate, coverCandidates } from '@/lib/rules/cover';
import { isHardBreak } from '@/lib/rules/rule-break';
import { isOpenShift, OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { moveShifts, notifyMoveRefusal } from '@/stores/schedule/move-shifts';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';
import { ShiftLine } from './shift-line';
import { useRuleContexts } from './use-rule-contexts';

/** Best first. */
const FITS = ['fits', 'warned', 'working', 'unfit'] as const;

type Fit = (typeof FITS)[number];

/** Undefined for people who are not offered: of another role, or the shift's current person. */
function fitOf(candidate: CoverCandidate): Fit | undefined {
  const { breaks, isRefused, isCurrent, worksThatDay } = candidate;
  if (isRefused || isCurrent) return undefined;
  if (breaks.some(isHardBreak)) return 'unfit';
  if (worksThatDay) return 'working';
  return breaks.length === 0 ? 'fits' : 'warned';
}

/**
 * All employees by fit for the shift, with the reasons; choosing an employee assigns the shift. Only inside
 * LaterWords.
 */
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
  const assignShift = (employeeName: string) => {
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
            <Button
              size="dialog"
              icon={<UserX aria-hidden="true" />}
              onClick={() => assignShift(OPEN_SHIFT_NAME)}
            >
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
                    onChoose={assignShift}
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

/** People who cannot take the shift, folded. */
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

interface CandidateRowProps {
  candidate: CoverCandidate;
  /** The text of a message to the candidate. */
  question: string;
  onChoose: (employeeName: string) => void;
  /** Receives the initial focus. */
  buttonRef: Ref<HTMLButtonElement> | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and Down move between the buttons, across groups. */
function moveBetweenButtons(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  const list = event.currentTarget.closest('[data-candidates]');
  if (step === undefined || !list) return;
  event.preventDefault();
  const buttons = Array.from(list.querySelectorAll('button'));
  buttons[buttons.indexOf(event.currentTarget) + step]?.focus();
}

const rowClass = 'flex w-full items-start gap-3 rounded-box px-3 py-2.5 text-left';

/** A candidate who can be chosen, with the reasons for and against. */
function CandidateRow({ candidate, question, onChoose, buttonRef }: CandidateRowProps) {
  const { employee } = candidate;
  return (
    <li>
      <button
        ref={buttonRef}
        type="button"
        onKeyDown={moveBetweenButtons}
        data-candidate={employee.name}
        onClick={() => onChoose(employee.name)}
        className={classNames(
          rowClass,
          'group focus-ring min-h-11 cursor-pointer motion hover:bg-hover active:bg-pressed',
        )}
      >
        <CandidateWords candidate={candidate} />
        <ChevronRight
          aria-hidden="true"
          className="mt-1 size-4 shrink-0 text-icon motion group-hover:text-ink group-focus-visible:text-ink"
        />
      </button>
      {!candidate.isCurrent && (
        <ContactButtons employee={employee} text={question} className="pb-2.5 pl-13" />
      )}
    </li>
  );
}

/** A person who is not offered: of another role, or the shift's current person. */
function PassedOverRow({ candidate }: Pick<CandidateRowProps, 'candidate'>) {
  return (
    <li className={classNames(rowClass, 'text-ink-2')} data-candidate={candidate.employee.name}>
      <CandidateWords candidate={candidate} />
    </li>
  );
}

function CandidateWords({ candidate }: { candidate: CoverCandidate }) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('cover');
  const formats = useFormats();
  const { employee, breaks, isCurrent, isRefused, minutesLeft } = candidate;
  const left = minutesLeft > 0 ? t('hoursLeft', { hours: formats.duration(minutesLeft) }) : t('noHoursLeft');
  return (
    <>
      <Avatar
        name={employee.name}
        roleColor={colorOf(employee.role, employee.color)}
        size={28}
        photo={photoOf(employee)}
      />
      <span className="flex min-w-0 grow flex-col gap-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 text-sm font-semibold wrap-anywhere" dir="auto">
            {employee.name}
          </span>
          {isCurrent && <Badge>{t('current')}</Badge>}
        </span>
        {isRefused && <RefusedWords breaks={breaks} />}
        {!isCurrent && !isRefused && <CandidateFitText candidate={candidate} />}
      </span>
      {!isRefused && !isCurrent && (
        <span className="tnum max-w-40 shrink-0 pt-0.5 text-right text-xs text-balance text-ink-2 phone:max-w-24 phone:text-[13px]">
          {left}
        </span>
      )}
    </>
  );
}

/** Why the candidate can't take the shift, or "available". */
function CandidateFitText({ candidate }: { candidate: CoverCandidate }) {
  const t = useTranslations('cover');
  const plans = useTranslations('plans');
  const formats = useFormats();
  const goal = useHoursGoal()(candidate.employee);
  const { breaks, sameDay, worksThatDay, dayMinutes, weekMinutes } = candidate;
  const times = sameDay.map(({ startTime, endTime }) => formats.timeRange(startTime, endTime));
  return (
    <>
      {breaks.length === 0 && !worksThatDay && <RulesOkNote>{t('free')}</RulesOkNote>}
      <RuleWarnings breaks={breaks} />
      {times.length > 0 && (
        <span className="tnum flex items-start gap-1.5 text-xs font-medium text-ink-2 phone:text-[13px]">
          <Clock aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          {t('alreadyWorks', { times: times.join(', ') })}
        </span>
      )}
      <span className="tnum text-xs text-ink-2 phone:text-[13px]">
        {plans('then', { day: formats.duration(dayMinutes), week: formats.duration(weekMinutes) })}
        {goal && ` · ${goal.words}`}
      </span>
    </>
  );
}

/** A candidate who cannot be chosen shows one reason, without warning colors. */
function RefusedWords({ breaks }: Pick<CoverCandidate, 'breaks'>) {
  const sentence = useRuleSentences();
  return (
    <span className="text-xs text-ink-2 phone:text-[13px]">
      {breaks.filter(({ rule }) => rule === 'role').map(sentence)}
    </span>
  );
}
