'use client';

import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useFormats } from '@/components/ui/use-formats';
import type { FillPhase, FillReason, FillState, SharedKind } from '@/lib/auto-fill/proposal';
import type { Shift } from '@/lib/shifts/shift/shift';

/** More reasons would obscure the main ones. */
const MAX_REASONS = 2;

const MIN_OFTEN: Readonly<Record<SharedKind, 'leastOftenWeekend' | 'leastOftenClosing' | 'leastOftenEarly'>> =
  {
    weekend: 'leastOftenWeekend',
    closing: 'leastOftenClosing',
    early: 'leastOftenEarly',
  };

/** Why a person is proposed, as a sentence without its full stop; empty without a reason. */
export function useReasonSentence(): (reasons: readonly FillReason[]) => string {
  const t = useTranslations('fill.reason');
  const formats = useFormats();
  const wordsOf = (reason: FillReason) => {
    switch (reason.kind) {
      case 'hours':
        return t('hours', {
          hours: formats.hoursFigure(reason.minutes),
          wanted: formats.hoursFigure(reason.wantedMinutes),
        });
      case 'fewestHours':
        return t('fewestHours', { hours: formats.duration(reason.minutes) });
      case 'leastOften':
        return t(MIN_OFTEN[reason.of]);
      case 'usual':
      case 'preferred':
      case 'leads':
      case 'onlyOne':
        return t(reason.kind);
    }
  };
  return (reasons) => {
    const [one, other] = reasons.slice(0, MAX_REASONS).map(wordsOf);
    return one !== undefined && other !== undefined ? t('two', { one, other }) : (one ?? '');
  };
}

/** `Server, Fri, Nov 20, 4:00 PM - 11:00 PM`, for the accessible names of buttons. */
export function useShiftName(): (shift: Shift) => string {
  const formats = useFormats();
  const roleName = useRoleName();
  return ({ role, date, startTime, endTime }) =>
    [roleName(role), formats.weekdayDay(date), formats.timeRange(startTime, endTime)].join(', ');
}

const RUNNING: ReadonlySet<FillPhase> = new Set<FillPhase>(['preparing', 'bettering']);

export function isRunning({ phase }: Pick<FillState, 'phase'>): boolean {
  return RUNNING.has(phase);
}

export function useQualityWords(): (state: FillState) => string {
  const t = useTranslations('fill');
  const formats = useFormats();
  return ({ phase, proposal }) => {
    const share = proposal?.gap;
    // Never overstate the quality: round up to a whole percent.
    const gap = share === undefined ? undefined : formats.percent(Math.ceil(share * 100 - 1e-6) / 100);
    switch (phase) {
      case 'preparing':
        return t('preparing');
      case 'bettering':
        return gap === undefined ? t('bettering') : t('betteringWithin', { gap });
      case 'done':
        if (gap === undefined) return t('unproven');
        return share !== undefined && share <= 1e-6 ? t('best') : t('within', { gap });
      case 'unproven':
        return t('unproven');
      case 'canceled':
        return gap === undefined ? t('stopped') : t('within', { gap });
      case 'failed':
        return t('failed');
    }
  };
}
