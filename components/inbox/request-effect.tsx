'use client';

import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { RuleWarnings } from '@/components/parts/rule-warnings';
import { RulesOkNote } from '@/components/parts/rules-ok-note';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { nameKey } from '@/lib/employees/employee';
import type { RequestChoice, RequestPlan } from '@/lib/requests/inbox/plan-request';
import type { Stale } from '@/lib/requests/inbox/stale';
import type { TeamRequest } from '@/lib/requests/team-request';
import type { MovedShift } from '@/lib/shifts/change/shift-moves';
import type { Shift } from '@/lib/shifts/shift/shift';
import { refusedWords } from '@/stores/schedule/move-words';
import { breaksOfPlan } from '@/stores/schedule/plan-breaks';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/settings/use-rule-settings';
import { useRequestWords } from './use-request-words';

interface RequestEffectProps {
  request: TeamRequest;
  requestPlan: RequestPlan;
  choice: RequestChoice;
  onChoose: (choice: RequestChoice) => void;
}

/**
 * The effect of approving and the rules that approving would break, or the reason why declining is the only
 * option.
 */
export function RequestEffect({ request, requestPlan, choice, onChoose }: RequestEffectProps) {
  const store = useScheduleStore();
  const { t } = useRequestWords();
  switch (requestPlan.kind) {
    case 'stale':
      return (
        <Obstacles>
          <StaleWords stale={requestPlan.stale} name={request.name} /> {t('onlyDecline')}
        </Obstacles>
      );
    case 'refused':
      return <Obstacles>{refusedWords(store, requestPlan.refusal)}</Obstacles>;
    case 'choose':
      return null;
    case 'ready':
      return (
        <div className="flex flex-col gap-2">
          {requestPlan.moved.length > 0 && <MovedLines moved={requestPlan.moved} />}
          {requestPlan.missed.length > 0 && (
            <MissedShifts missed={requestPlan.missed} choice={choice} onChoose={onChoose} />
          )}
          <Breaks requestPlan={requestPlan} />
        </div>
      );
  }
}

function Obstacles({ children }: { children: React.ReactNode }) {
  return (
    <p data-status="Canceled" className="flex items-start gap-1.5 text-sm font-medium text-status-text">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

export function useStaleWords(): (stale: Stale, name: string) => string {
  const { t, shiftWords } = useRequestWords();
  return (stale, name) => {
    switch (stale.why) {
      case 'personGone':
        return t('stale.personGone', { name });
      case 'shiftChanged':
        return t('stale.shiftChanged', { shift: shiftWords(stale.shift) });
      case 'taken':
        return t('stale.taken', { name: stale.name });
      case 'notTheirs':
        return stale.name === '' ? t('stale.nowOpen') : t('stale.notTheirs', { name: stale.name });
      default:
        return t(`stale.${stale.why}`);
    }
  };
}

function StaleWords({ stale, name }: { stale: Stale; name: string }) {
  return useStaleWords()(stale, name);
}

function MovedLines({ moved }: { moved: readonly MovedShift[] }) {
  const { t, shiftWords } = useRequestWords();
  const nameOf = ({ employeeName }: Shift) => employeeName || t('openShift');
  return (
    <ul className="tnum flex flex-col gap-0.5 text-sm">
      {moved.map(({ before, after }) => (
        <li key={after.id} data-shift-id={after.id} className="wrap-anywhere">
          {t('becomes', { shift: shiftWords(after), before: nameOf(before), after: nameOf(after) })}
        </li>
      ))}
    </ul>
  );
}

function MissedShifts({
  missed,
  choice,
  onChoose,
}: Pick<RequestEffectProps, 'choice' | 'onChoose'> & { missed: readonly Shift[] }) {
  const { t, shiftWords } = useRequestWords();
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <p data-status="Pending" className="font-medium text-status-text">
        {t('missed', { count: missed.length })}
      </p>
      <ul className="tnum flex flex-col">
        {missed.map((shift) => (
          <li key={shift.id} data-shift-id={shift.id}>
            {shiftWords(shift)}
          </li>
        ))}
      </ul>
      <SwitchField
        label={t('openMissed', { count: missed.length })}
        isOn={choice.opensMissed === true}
        onChange={(opensMissed) => onChoose({ ...choice, opensMissed })}
      />
    </div>
  );
}

/** Broken rules as in the drag preview, with names if several people are affected. */
function Breaks({ requestPlan }: { requestPlan: Extract<RequestPlan, { kind: 'ready' }> }) {
  const { t } = useRequestWords();
  const calendar = useTranslations('calendar');
  const schedule = useSchedule((state) => state.schedule);
  const settings = useRuleSettings();
  const broken = useMemo(
    () => breaksOfPlan(schedule, requestPlan.entries, settings),
    [schedule, requestPlan, settings],
  );
  const people = new Set(requestPlan.moved.map(({ after }) => nameKey(after.employeeName)));
  if (broken.length === 0) {
    return requestPlan.missed.length === 0 || requestPlan.moved.length > 0 ? (
      <RulesOkNote>{t('fits')}</RulesOkNote>
    ) : null;
  }
  return (
    <ul className="flex flex-col gap-1.5">
      {broken.map(({ shift, breaks }) => (
        <li key={shift.id} className="flex flex-col gap-0.5">
          {people.size > 1 && (
            <span dir="auto" className="text-xs font-medium phone:text-[13px]">
              {shift.employeeName || calendar('openShift')}
            </span>
          )}
          <RuleWarnings breaks={breaks} />
        </li>
      ))}
    </ul>
  );
}
