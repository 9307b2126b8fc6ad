'use client';

import './tutorial-card.css';
import { arrow, autoUpdate, flip, type Middleware, offset, shift, useFloating } from '@floating-ui/react';
import { CircleCheck, Hand, X } from 'lucide-react';
import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Kbd } from '@/components/ui/kbd';
import { COLUMNS_FIT, DESKTOP, HAS_KEYS } from '@/components/ui/page/layout-queries';
import { readPlatform } from '@/components/ui/page/platform';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useRootMark } from '@/components/ui/page/use-root-mark';
import { type KeyWords, keyCaps } from '@/lib/shortcuts/key-names';
import { TUTORIAL_TARGET_WAIT_MS } from '@/lib/timing';
import { LAST_STEP } from '@/lib/tutorial/tutorial';
import { CALENDAR_LINK, HELP_BUTTON, type TutorialPosition } from '@/lib/tutorial/tutorial-steps';
import { useUi } from '@/stores/ui/use-ui';
import { findTarget, hasOpenPart, isPageCovered, useTutorial, watchPage } from './tutorial-provider';

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
  // Do not mention shortcuts that are off, or on touch-only devices.
  const areOn = useUi((state) => state.characterShortcuts);
  const hasKeys = useMediaQuery(HAS_KEYS) && areOn;
  return (
    <>
      <p id={id} className="mt-1.5 text-ink-2 text-pretty">
        {t(isDesktop || hasTable ? step.content : (step.contentOnPhone ?? step.content))}
      </p>
      {hasKeys && step.keyboardShortcut && <StepKeys shortcut={step.keyboardShortcut} />}
      {step.requireAction && <RequestedAction isDesktop={isDesktop} />}
    </>
  );
}

function RequestedAction({ isDesktop }: { isDesktop: boolean }) {
  const t = useTranslations('tutorial');
  const shell = useTranslations('shell');
  const bottomBar = useTranslations('bottomBar');
  const { isWaiting } = useTutorial();
  const Icon = isWaiting ? Hand : CircleCheck;
  // Uses the same label as the highlighted link.
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

/** Handles Escape regardless of focus; menus and dialogs over the page close first. */
function useEscape(act: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || hasOpenPart()) return;
      act();
    };
    // Listens in the capture phase, when a menu that the key will close is still open.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [act]);
}

/** The keyboard shortcut that the step teaches, in the platform's notation. */
function StepKeys({ shortcut }: { shortcut: string }) {
  const t = useTranslations('tutorial');
  const keys = useTranslations('shortcuts');
  const words: KeyWords = {
    Shift: keys('keyName.Shift'),
    Ctrl: keys('keyName.Ctrl'),
    Enter: keys('keyName.Enter'),
    Delete: keys('keyName.Delete'),
    Escape: keys('keyName.Escape'),
    Home: keys('keyName.Home'),
    End: keys('keyName.End'),
  };
  return (
    <p className="mt-3 flex flex-wrap items-center gap-1.5 text-[13px] text-ink-2">
      <span className="mr-0.5">{t('shortcut')}</span>
      {keyCaps(shortcut, readPlatform(), words).map((cap) => (
        <Kbd key={cap}>{cap}</Kbd>
      ))}
    </p>
  );
}

interface Target {
  readonly element: HTMLElement | null;
  /** The target did not appear in time. */
  readonly isMissing: boolean;
}

/**
 * The control that the current step points at. On a page without that control, the link to the calendar is
 * the target.
 */
function useTarget(): Target {
  const { step, path } = useTutorial();
  const { id, target } = step;
  const isElsewhere = step.path !== undefined && step.path !== path;
  const find = useCallback(
    () => findTarget(target) ?? (isElsewhere ? findTarget(CALENDAR_LINK) : null),
    [target, isElsewhere],
  );
  const element = useSyncExternalStore(watchPage, find, () => null);
  const [missing, setMissing] = useState<string>();

  useEffect(() => {
    if (element) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return;
    }
    const timer = setTimeout(() => {
      console.warn(`Tutorial: the target of the step "${id}" is missing: ${target}`);
      setMissing(id);
    }, TUTORIAL_TARGET_WAIT_MS);
    return () => clearTimeout(timer);
  }, [element, id, target]);

  return { element, isMissing: !element && missing === id };
}

const isFree = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Focuses the heading of each new step, and restores the focus when the tutorial ends. If a dialog over the
 * card closes without returning the focus, the card gets the focus again.
 */
function useCardFocus(heading: RefObject<HTMLElement | null>, step: string, isShown: boolean): void {
  const focusedStep = useRef<string>(undefined);
  useEffect(() => {
    if (!isShown) return;
    if (focusedStep.current !== step) {
      focusedStep.current = step;
      heading.current?.focus({ preventScroll: true });
      return;
    }
    // Runs after the dialog has returned its focus.
    const frame = requestAnimationFrame(() => {
      if (isFree()) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [heading, step, isShown]);

  const [origin] = useState(() => (isFree() ? null : document.activeElement));
  useEffect(
    () => () => {
      if (!(origin instanceof HTMLElement)) return;
      queueMicrotask(() => {
        if (!isFree()) return;
        // The page may have changed; the Help button, which starts the tutorial, is on every page.
        const place = origin.isConnected ? origin : findTarget(HELP_BUTTON);
        place?.focus();
      });
    },
    [origin],
  );
}

const GAP_PX = 18;
const EDGE_PX = 8;
/** Margin around the target that is not dimmed. */
const SPOT_PX = 5;

/** Passes on the position of the target, so that the bright spot moves with the card. */
const spotMiddleware: Middleware = { name: 'spot', fn: ({ rects }) => ({ data: rects.reference }) };

interface CardPlace {
  readonly cardRef: (element: HTMLElement | null) => void;
  readonly arrowRef: (element: HTMLElement | null) => void;
  readonly cardStyle: CSSProperties;
  readonly spotStyle: CSSProperties;
  readonly arrowStyle: CSSProperties;
  readonly side: string;
  /** The card covers a part of the target, because the window has no space beside the target. */
  readonly isOverTarget: boolean;
  readonly isPlaced: boolean;
}

/** Places the card beside the target, within the window. */
function useCardPlace(target: HTMLElement | null, position: TutorialPosition): CardPlace {
  const [arrowElement, arrowRef] = useState<HTMLElement | null>(null);
  const middleware = useMemo(
    () => [
      offset(GAP_PX),
      // The card may shift along the target's edge; only overflow on the other axis changes the side.
      flip({ padding: EDGE_PX, crossAxis: false, fallbackPlacements: ['right', 'left', 'bottom', 'top'] }),
      shift({ padding: EDGE_PX, crossAxis: true }),
      arrow({ element: arrowElement, padding: 18 }),
      spotMiddleware,
    ],
    [arrowElement],
  );
  const { refs, floatingStyles, middlewareData, placement, isPositioned } = useFloating({
    open: target !== null,
    placement: position === 'center' ? 'bottom' : position,
    strategy: 'fixed',
    middleware,
    whileElementsMounted: autoUpdate,
  });
  const { setReference } = refs;
  // If passed in the options, the first target would be used for all steps.
  useLayoutEffect(() => setReference(target), [setReference, target]);
  const side = placement.split('-')[0] ?? 'bottom';
  const isVertical = side === 'top' || side === 'bottom';
  const { shift: shifted, arrow: pointer, spot } = middlewareData;
  return {
    cardRef: refs.setFloating,
    arrowRef,
    cardStyle: floatingStyles,
    spotStyle: {
      left: (spot?.x ?? 0) - SPOT_PX,
      top: (spot?.y ?? 0) - SPOT_PX,
      width: (spot?.width ?? 0) + 2 * SPOT_PX,
      height: (spot?.height ?? 0) + 2 * SPOT_PX,
    },
    arrowStyle: { left: pointer?.x, top: pointer?.y },
    side,
    isOverTarget: Math.abs((isVertical ? shifted?.y : shifted?.x) ?? 0) > 1,
    isPlaced: isPositioned,
  };
}
