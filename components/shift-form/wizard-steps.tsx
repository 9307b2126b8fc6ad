'use client';

import { useTranslations } from 'use-intl';
import { classNames } from '@/components/ui/class-names';

const STEPS = [1, 2] as const;

/** The current step of two: by name on a wide screen, as a count on a phone, above the bar. */
export function WizardSteps({ step }: { step: 1 | 2 }) {
  const t = useTranslations('shiftForm');
  return (
    <>
      <ol className="flex items-center gap-2 text-xs font-medium phone:hidden">
        {STEPS.map((number) => (
          <li
            key={number}
            aria-current={number === step ? 'step' : undefined}
            className={classNames('flex items-center gap-2', number === step ? 'text-ink' : 'text-ink-2')}
          >
            {number > 1 && <span aria-hidden="true" className="h-px w-6 bg-line-strong" />}
            <span
              aria-hidden="true"
              className={classNames(
                'tnum flex size-5 items-center justify-center rounded-full border text-xs',
                number <= step ? 'border-accent bg-accent text-on-accent' : 'border-line-strong',
              )}
            >
              {number}
            </span>
            {number === 1 ? t('basicInfo') : t('details')}
          </li>
        ))}
      </ol>
      <span className="text-[13px] font-medium text-ink-2 md:hidden">{t('step', { step, count: 2 })}</span>
    </>
  );
}

/** A phone's bar of the steps, below the header; the count beside the title says the same. */
export function WizardBar({ step }: { step: 1 | 2 }) {
  return (
    <div aria-hidden="true" className="hidden gap-2 phone:flex">
      {STEPS.map((number) => (
        <span
          key={number}
          className={classNames(
            'h-0.75 grow rounded-full contrast:border contrast:border-ink',
            number <= step ? 'bg-accent contrast:bg-ink' : 'bg-line-2',
          )}
        />
      ))}
    </div>
  );
}
