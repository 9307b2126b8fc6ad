'use client';

import { ChevronRight, Clock } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { ContactButtons } from '@/components/parts/person/contact-buttons';
import { useHoursGoal } from '@/components/parts/person/use-hours-goal';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RuleWarnings } from '@/components/parts/rule-warnings';
import { RulesKept } from '@/components/parts/rules-kept';
import { useRuleSentences } from '@/components/parts/use-rule-sentences';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { useFormats } from '@/components/ui/use-formats';
import { photoOf } from '@/lib/employees/person/photo';
import type { CoverCandidate } from '@/lib/rules/cover';

interface CandidateRowProps {
  candidate: CoverCandidate;
  /** What a message asks them. */
  question: string;
  onChoose: (employeeName: string) => void;
  /** Receives the initial focus. */
  buttonRef: Ref<HTMLButtonElement> | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and Down move between the buttons, across groups. */
function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  const list = event.currentTarget.closest('[data-candidates]');
  if (step === undefined || !list) return;
  event.preventDefault();
  const buttons = Array.from(list.querySelectorAll('button'));
  buttons[buttons.indexOf(event.currentTarget) + step]?.focus();
}

const rowClass = 'flex w-full items-start gap-3 rounded-box px-3 py-2.5 text-left';

/** A candidate who can be chosen, with the reasons for and against. */
export function CandidateRow({ candidate, question, onChoose, buttonRef }: CandidateRowProps) {
  const { employee } = candidate;
  return (
    <li>
      <button
        ref={buttonRef}
        type="button"
        onKeyDown={walk}
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

/** Somebody who is not offered: of another role, or the one whose shift it is. */
export function PassedOverRow({ candidate }: Pick<CandidateRowProps, 'candidate'>) {
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
        {!isCurrent && !isRefused && <Fitness candidate={candidate} />}
      </span>
      {!isRefused && !isCurrent && (
        <span className="tnum max-w-40 shrink-0 pt-0.5 text-right text-xs text-balance text-ink-2 phone:max-w-24 phone:text-[13px]">
          {left}
        </span>
      )}
    </>
  );
}

/** What stands against the candidate, or that nothing does. */
function Fitness({ candidate }: { candidate: CoverCandidate }) {
  const t = useTranslations('cover');
  const plans = useTranslations('plans');
  const formats = useFormats();
  const goal = useHoursGoal()(candidate.employee);
  const { breaks, sameDay, worksThatDay, dayMinutes, weekMinutes } = candidate;
  const times = sameDay.map(({ startTime, endTime }) => formats.timeRange(startTime, endTime));
  return (
    <>
      {breaks.length === 0 && !worksThatDay && <RulesKept>{t('free')}</RulesKept>}
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

/** A candidate who cannot be chosen shows one reason, without warning colours. */
function RefusedWords({ breaks }: Pick<CoverCandidate, 'breaks'>) {
  const sentence = useRuleSentences();
  return (
    <span className="text-xs text-ink-2 phone:text-[13px]">
      {breaks.filter(({ rule }) => rule === 'role').map(sentence)}
    </span>
  );
}
