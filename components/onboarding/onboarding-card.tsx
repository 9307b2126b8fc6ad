'use client';

import './onboarding-card.css';
import { ArrowRight, Check, Plus, Route, Store, UserPlus } from 'lucide-react';
import { useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { LoadFailureContext } from '@/components/ui/loading/load-failure';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { ONBOARDING_STEPS, type OnboardingStep } from '@/lib/onboarding/onboarding';
import {
  createShiftByTyping,
  dismissOnboarding,
  finishOnboarding,
  finishStep,
  previousOnboardingStep,
  skipStep,
  useCompletedSteps,
  useIsScheduleEmpty,
  useShownStep,
} from '@/stores/first-use/onboarding-steps';
import { loadSample } from '@/stores/first-use/sample';
import { startTutorial } from '@/stores/first-use/tutorial';
import { openDialog } from '@/stores/ui/dialogs';
import { StepPicture } from './step-picture';

const ICONS = {
  welcome: ArrowRight,
  'add-employees': UserPlus,
  'create-shift': Plus,
  explore: Route,
} as const satisfies Readonly<Record<OnboardingStep, unknown>>;

/** Steps that offer the sample, because no data exists yet that the sample could be mixed up with. */
const OFFERS_SAMPLE: ReadonlySet<OnboardingStep> = new Set(['welcome', 'add-employees']);

/** The card is gone along with the pressed button: move the focus to the page. */
function focusPage(): void {
  document.getElementById('content')?.focus();
}

/** The first steps: progress, and the next thing to do. */
export function OnboardingCard() {
  const t = useTranslations('onboarding');
  const common = useTranslations('common');
  const router = useAppRouter();
  const step = useShownStep();
  const words = useTranslations(`onboarding.${step}`);
  const isEmpty = useIsScheduleEmpty();
  const heading = useRef<HTMLHeadingElement>(null);
  const Icon = ICONS[step];

  /** Focuses the heading of the new step, so that it is read out and Tab continues from it. */
  const move = (act: () => void) => () => {
    flushSync(act);
    if (heading.current) heading.current.focus();
    else focusPage();
  };

  const acts: Readonly<Record<OnboardingStep, () => void>> = {
    welcome: move(finishStep),
    'add-employees': () => {
      openDialog({ name: 'addTeam' });
      router.push('/employees');
    },
    'create-shift': () => {
      // Without a team there is no row to type in: open the form.
      if (!createShiftByTyping()) openDialog({ name: 'addShift' });
    },
    explore: () => {
      focusPage();
      if (!finishOnboarding()) startTutorial();
    },
  };

  return (
    <div className="onboarding-place">
      <section aria-labelledby="onboarding-title" className="onboarding-card">
        <StepList shown={step} />
        <div className="relative flex min-w-0 flex-col px-10 pt-10 pb-7 phone:px-5 phone:pt-4 phone:pb-5">
          <Button
            variant="ghost"
            className="absolute top-4 right-4 phone:top-2 phone:right-2"
            onClick={move(dismissOnboarding)}
          >
            {t('dismiss')}
          </Button>
          <StepPicture step={step} />
          <h2
            id="onboarding-title"
            ref={heading}
            tabIndex={-1}
            className="text-lg font-semibold text-balance outline-none"
          >
            {words('title')}
          </h2>
          <p className="mt-2 max-w-92 text-ink-2">{words('text')}</p>
          <div className="grow pt-3">{isEmpty && OFFERS_SAMPLE.has(step) && <SampleOffer />}</div>
          <div className="onboarding-actions">
            {step !== 'welcome' && (
              <Button
                variant="ghost"
                size="lg"
                className="-ml-4 phone:ml-0"
                onClick={move(previousOnboardingStep)}
              >
                {common('back')}
              </Button>
            )}
            <span className="grow phone:hidden" />
            <Button variant="ghost" size="lg" onClick={move(skipStep)}>
              {t('skip')}
            </Button>
            <Button
              variant="primary"
              size="lg"
              className="phone:order-first phone:basis-full"
              icon={<Icon aria-hidden="true" />}
              onClick={acts[step]}
            >
              {words('action')}
            </Button>
          </div>
        </div>
      </section>
    </div>
  );
}

function SampleOffer() {
  const t = useTranslations('sample');
  const reportLoadFailure = useContext(LoadFailureContext);
  const [isLoading, setIsLoading] = useState(false);
  const load = async () => {
    setIsLoading(true);
    try {
      await loadSample(t('loaded'));
      focusPage();
    } catch (error) {
      setIsLoading(false);
      reportLoadFailure(error);
    }
  };
  return (
    <Button
      variant="soft"
      isPending={isLoading}
      icon={<Store aria-hidden="true" />}
      onClick={() => void load()}
    >
      {t('try')}
    </Button>
  );
}

/** Progress through the steps: a list beside the step; on a phone, a row of numbers above it. */
function StepList({ shown }: { shown: OnboardingStep }) {
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
