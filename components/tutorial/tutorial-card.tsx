'use client';

import './tutorial-card.css';
import { CircleCheck, Hand, X } from 'lucide-react';
import { useId, useRef, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { COLUMNS_FIT, DESKTOP, HAS_KEYS } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useRootMark } from '@/components/ui/page/use-root-mark';
import { LAST_STEP } from '@/lib/tutorial/tutorial';
import { useUi } from '@/stores/ui/use-ui';
import { StepKeys } from './step-keys';
import { useTutorial } from './tutorial-provider';
import { useCardFocus } from './use-card-focus';
import { useCardPlace } from './use-card-place';
import { useEscape } from './use-escape';
import { useTarget } from './use-target';
import { isPageCovered, watchPage } from './watch-page';

/** The card of the current step beside its target; the rest of the page is dimmed. */
export function TutorialCard() {
  const t = useTranslations('tutorial');
  const common = useTranslations('common');
  const { index, step, percent, skip } = useTutorial();
  const { element, isMissing } = useTarget();
  const isCentered = step.position === 'center' || isMissing;
  const place = useCardPlace(isCentered ? null : element, step.position);
  const isCovered = useSyncExternalStore(watchPage, isPageCovered, () => false);
  const isShown = !isCovered && (isCentered || (element !== null && place.isPlaced));
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useCardFocus(heading, step.title, isShown);
  useEscape(skip);
  useRootMark('dialog');

  const number = { number: index + 1, count: LAST_STEP + 1 };
  const hasPointer = step.showPointer && !isCentered && !place.isOverTarget;
  return (
    <>
      {!isCovered && (
        <div
          aria-hidden="true"
          className={isCentered || !element ? 'tutorial-scrim' : 'tutorial-spot'}
          style={isCentered || !element ? undefined : place.spotStyle}
        />
      )}
      <p role="status" className="sr-only">
        {isShown && t('step', number)}
      </p>
      <div
        ref={place.cardRef}
        role="dialog"
        aria-modal="false"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-content`}
        data-tutorial-card={step.id}
        data-open-to-shortcuts=""
        data-arrow-keys=""
        className={classNames(
          'tutorial-card',
          isCentered && 'tutorial-card-centered',
          !isShown && 'invisible',
        )}
        style={isCentered ? undefined : place.cardStyle}
      >
        {hasPointer && (
          <span
            ref={place.arrowRef}
            aria-hidden="true"
            className="tutorial-arrow"
            data-side={place.side}
            style={place.arrowStyle}
          />
        )}
        <div className="tutorial-body">
          <div className="flex min-h-7 items-center">
            <p className="tutorial-counter tnum grow text-[13px] font-medium text-ink-2">
              {t('counter', number)}
            </p>
            <IconButton
              label={common('close')}
              icon={<X aria-hidden="true" />}
              size="sm"
              tooltip={false}
              className="-mr-1.5 ml-auto"
              onClick={skip}
            />
          </div>
          <div
            role="progressbar"
            aria-label={t('progress')}
            aria-valuenow={percent}
            aria-valuetext={t('counter', number)}
            className="mt-2 h-1 overflow-hidden rounded-full bg-fill contrast:bg-line"
          >
            <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
          </div>
          <h2
            ref={heading}
            id={`${id}-title`}
            tabIndex={-1}
            className="mt-4 text-md font-semibold text-balance outline-none"
          >
            {t(step.title)}
          </h2>
          <StepText id={`${id}-content`} />
          <StepButtons />
        </div>
      </div>
    </>
  );
}

function StepText({ id }: { id: string }) {
  const t = useTranslations('tutorial');
  const { step } = useTutorial();
  const isDesktop = useMediaQuery(DESKTOP);
  const hasColumns = useMediaQuery(COLUMNS_FIT);
  const hasTable = step.title === 'byEmployeeTitle' && hasColumns;
  // Keys that are switched off, or that a finger cannot press, are not mentioned.
  const areOn = useUi((state) => state.characterShortcuts);
  const hasKeys = useMediaQuery(HAS_KEYS) && areOn;
  return (
    <>
      <p id={id} className="mt-1.5 text-ink-2 text-pretty">
        {t(isDesktop || hasTable ? step.content : (step.contentOnPhone ?? step.content))}
      </p>
      {hasKeys && step.keyboardShortcut && <StepKeys shortcut={step.keyboardShortcut} />}
      {step.requireAction && <AskedAction isDesktop={isDesktop} />}
    </>
  );
}

function AskedAction({ isDesktop }: { isDesktop: boolean }) {
  const t = useTranslations('tutorial');
  const shell = useTranslations('shell');
  const bottomBar = useTranslations('bottomBar');
  const { isWaiting } = useTutorial();
  const Icon = isWaiting ? Hand : CircleCheck;
  // The same label as the highlighted link.
  const page = isDesktop ? shell('employees') : bottomBar('employees');
  return (
    <p
      role="status"
      className="mt-3 flex items-start gap-2 rounded-control bg-accent-soft px-3 py-2 font-medium text-accent-ink contrast:border contrast:border-accent"
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4" />
      {isWaiting ? t('actionAsked', { page }) : t('actionDone')}
    </p>
  );
}

function StepButtons() {
  const t = useTranslations('tutorial');
  const common = useTranslations('common');
  const { index, isWaiting, next, back, skip } = useTutorial();
  const isLast = index === LAST_STEP;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-end gap-2">
      {!isLast && (
        <Button variant="ghost" className="-ml-3 mr-auto phone:px-3!" onClick={skip}>
          {t('skip')}
        </Button>
      )}
      {index > 0 && (
        <Button className="phone:px-3.5!" onClick={back}>
          {common('back')}
        </Button>
      )}
      <Button variant="primary" className="phone:px-3.5!" disabled={isWaiting} onClick={next}>
        {isLast ? t('finish') : common('next')}
      </Button>
    </div>
  );
}
