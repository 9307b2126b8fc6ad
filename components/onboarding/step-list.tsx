'use client';

import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classNames } from '@/components/ui/class-names';
import { ONBOARDING_STEPS, type OnboardingStep } from '@/lib/onboarding/onboarding';
import { useCompletedSteps } from '@/stores/first-use/onboarding-steps';

/** Progress through the steps: a list beside the step; on a phone, a row of numbers above it. */
export function StepList({ shown }: { shown: OnboardingStep }) {
  const t = useTranslations('onboarding');
  const words = useTranslations(`onboarding.${shown}`);
  const completed = useCompletedSteps();
  const number = ONBOARDING_STEPS.indexOf(shown) + 1;
  return (
    <div className="border-r border-line bg-sunken p-7 phone:flex phone:items-center phone:gap-3 phone:border-r-0 phone:border-b phone:px-5 phone:py-3">
      <p role="status" className="tnum grow text-xs font-medium text-ink-2 phone:text-[13px]">
        {t('stepOf', { number, count: ONBOARDING_STEPS.length })}
        <span className="sr-only">: {words('title')}</span>
      </p>
      <ol className="mt-5 flex flex-col phone:mt-0 phone:flex-row phone:items-center">
        {ONBOARDING_STEPS.map((step, index) => (
          <StepItem
            key={step}
            step={step}
            number={index + 1}
            state={step === shown ? 'current' : completed.includes(step) ? 'done' : 'open'}
          />
        ))}
      </ol>
    </div>
  );
}

type StepState = 'current' | 'done' | 'open';

const MARK_CLASS: Readonly<Record<StepState, string>> = {
  current: 'bg-accent text-on-accent shadow-[0_0_0_4px_var(--accent-soft)] contrast:shadow-none',
  done: 'bg-status-surface text-status-text contrast:border-2 contrast:border-status-text',
  open: 'border-[1.5px] border-field-line text-ink-2',
};

function StepItem({ step, number, state }: { step: OnboardingStep; number: number; state: StepState }) {
  const t = useTranslations('onboarding');
  const words = useTranslations(`onboarding.${step}`);
  const isCurrent = state === 'current';
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className="onboarding-step">
      <span
        aria-hidden="true"
        data-status="Confirmed"
        className={classNames(
          'tnum relative z-1 flex size-6 shrink-0 items-center justify-center rounded-full text-xs font-semibold',
          MARK_CLASS[state],
        )}
      >
        {state === 'done' ? <Check className="size-3.5" strokeWidth={2.5} /> : number}
      </span>
      <span className="min-w-0 pt-0.5 phone:sr-only">
        <span className={isCurrent ? 'block font-semibold' : 'block font-medium text-ink-2'}>
          {words('title')}
          {state === 'done' && <span className="sr-only"> ({t('done')})</span>}
        </span>
        {isCurrent && <span className="block text-xs text-ink-2">{words('hint')}</span>}
      </span>
    </li>
  );
}
