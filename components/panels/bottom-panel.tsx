'use client';

import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { Maximize2, Minimize2, X } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { useDialogFocus } from '@/components/ui/dialog/use-dialog-focus';
import { IconButton } from '@/components/ui/icon-button';
import { PHONE } from '@/components/ui/page/layout-queries';
import { useOpenLater } from '@/components/ui/page/use-open-later';
import type { PanelDialogProps } from './panel-dialog';

const panelClass =
  'relative flex h-(--panel-height) max-h-[calc(100dvh-20px)] w-full flex-col overflow-hidden ' +
  '[--panel-height:min(600px,calc(100dvh-48px))] phone:[--panel-height:calc(100dvh-20px)] ' +
  'rounded-t-dialog bg-raised text-ink shadow-4 motion-dialog data-closed:translate-y-full data-leave:ease-exit phone:rounded-t-sheet';

/** Sets a variable instead of the height, so that print styles can override the height. */
function chosenHeight(percent: number): CSSProperties {
  return { ['--panel-height' as string]: `${percent}dvh` };
}

/** A modal panel that rises from the bottom: resized by its handle, and closed by a swipe down on a phone. */
export function BottomPanel({ title, titleExtra, actions, closeLabel, onClose, children }: PanelDialogProps) {
  const t = useTranslations('panels');
  const { titleRef, firstFocus, rememberFocus } = useDialogFocus();
  const isOpenNow = useOpenLater(true);
  const [percent, setPercent] = useState<number>();
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  useSwipeDown(panel, onClose);
  const isTallest = percent === TALLEST_PERCENT;

  return (
    <HeadlessDialog
      open={isOpenNow}
      onClose={onClose}
      initialFocus={firstFocus}
      className="fixed inset-0 z-40"
    >
      <DialogBackdrop transition className="fixed inset-0 bg-scrim motion-dialog data-closed:opacity-0" />
      <div className="fixed inset-0 flex items-end">
        <DialogPanel
          ref={setPanel}
          data-holds-menus=""
          transition
          onFocus={rememberFocus}
          className={panelClass}
          style={percent === undefined ? undefined : chosenHeight(percent)}
        >
          <PanelHandle
            label={t('height')}
            percent={percent ?? usualPercent()}
            onChange={setPercent}
            onClose={onClose}
          />
          <div
            data-panel-header=""
            data-keep-clear=""
            className="flex min-h-18 shrink-0 items-center gap-1 pt-4 pr-5 pl-7 phone:pt-6 phone:pr-2 phone:pl-4"
          >
            <div data-printed="" className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
              <DialogTitle
                ref={titleRef}
                tabIndex={-1}
                className="min-w-0 text-md font-semibold outline-none phone:text-[20px]"
              >
                {title}
              </DialogTitle>
              {titleExtra}
            </div>
            {actions}
            <IconButton
              label={isTallest ? t('shrink') : t('expand')}
              icon={isTallest ? <Minimize2 /> : <Maximize2 />}
              onClick={() => setPercent(isTallest ? undefined : TALLEST_PERCENT)}
              className="phone:hidden"
            />
            <IconButton label={closeLabel} icon={<X />} onClick={onClose} tooltip={false} />
          </div>
          {children}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}

interface PanelHandleProps {
  label: string;
  percent: number;
  onChange: (percent: number) => void;
  onClose: () => void;
}

interface Drag {
  readonly fromY: number;
  readonly fromPercent: number;
}

function draggedPercent({ fromY, fromPercent }: Drag, y: number): number {
  return fromPercent + ((fromY - y) / window.innerHeight) * 100;
}

/** Resizes the panel by dragging, or with the arrow keys. */
function PanelHandle({ label, percent, onChange, onClose }: PanelHandleProps) {
  const drag = useRef<Drag>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const target: Record<string, number> = {
      ArrowUp: percent + STEP_PERCENT,
      ArrowDown: percent - STEP_PERCENT,
      Home: SMALLEST_PERCENT,
      End: TALLEST_PERCENT,
    };
    const next = target[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(possiblePercent(next));
  };

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    // On a phone a finger moves the whole sheet.
    if (event.button !== 0 || (event.pointerType === 'touch' && window.matchMedia(PHONE).matches)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { fromY: event.clientY, fromPercent: percent };
  };
  const handlePointerMove = (event: PointerEvent) => {
    if (drag.current) onChange(possiblePercent(draggedPercent(drag.current, event.clientY)));
  };
  const handlePointerUp = (event: PointerEvent) => {
    const start = drag.current;
    drag.current = null;
    if (start && draggedPercent(start, event.clientY) < CLOSING_PERCENT) onClose();
  };

  return (
    <hr
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={SMALLEST_PERCENT}
      aria-valuemax={TALLEST_PERCENT}
      aria-valuenow={percent}
      aria-valuetext={`${percent} %`}
      data-panel-header=""
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
      onPointerCancel={() => {
        drag.current = null;
      }}
      className="focus-ring absolute top-0.5 left-1/2 z-10 h-5 w-24 -translate-x-1/2 cursor-ns-resize touch-none rounded-card border-0 before:absolute before:top-1.5 before:left-1/2 before:h-1.25 before:w-9 before:-translate-x-1/2 before:rounded-full before:bg-line-strong hover:before:bg-field-line"
    />
  );
}

/**
 * Pixels that a finger must pull the sheet down to close the sheet, and pixels from which a pull counts as a
 * swipe.
 */
const CLOSE_PX = 96;
const BEGIN_PX = 8;

/** Elements that handle touch themselves. */
const OWN_TOUCH = 'svg, input, [role="slider"], [data-own-swipe]';

function scrollsSideways(element: Element): boolean {
  return (
    element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX)
  );
}

/**
 * Whether a swipe that starts on the target may move the panel: in its header, or if nothing is left to
 * scroll.
 */
function canBeginAt(target: Element, panel: Element): boolean {
  if (target.closest('[data-panel-header]')) return true;
  if (target.closest(OWN_TOUCH)) return false;
  for (let element: Element | null = target; element && element !== panel; element = element.parentElement) {
    if (element.scrollTop > 0 || scrollsSideways(element)) return false;
  }
  return true;
}

/**
 * On a phone, a swipe pulls the panel down. The panel closes past the threshold, otherwise it springs back.
 */
function useSwipeDown(panel: HTMLElement | null, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!panel) return;
    const listening = new AbortController();
    const { signal } = listening;
    let start: { readonly x: number; readonly y: number } | undefined;
    let pulled = 0;

    const end = () => {
      start = undefined;
      pulled = 0;
      panel.style.removeProperty('translate');
      panel.style.removeProperty('transition-duration');
    };
    const handleStart = (event: TouchEvent) => {
      const [finger] = event.touches;
      const isOne = finger && event.touches.length === 1;
      const canBegin = event.target instanceof Element && canBeginAt(event.target, panel);
      start =
        isOne && canBegin && window.matchMedia(PHONE).matches
          ? { x: finger.clientX, y: finger.clientY }
          : undefined;
    };
    const handleMove = (event: TouchEvent) => {
      const [finger] = event.touches;
      if (!start || !finger) return;
      const down = finger.clientY - start.y;
      if (pulled === 0) {
        const side = Math.abs(finger.clientX - start.x);
        if (Math.max(side, Math.abs(down)) < BEGIN_PX) return;
        if (side > down) {
          start = undefined;
          return;
        }
      }
      pulled = Math.max(down, 1);
      event.preventDefault();
      panel.style.setProperty('transition-duration', '0s');
      panel.style.setProperty('translate', `0 ${pulled}px`);
    };
    const handleEnd = () => {
      const isFar = pulled >= CLOSE_PX;
      // The closing animation continues from the point where the finger left the panel.
      if (isFar) {
        start = undefined;
        close.current();
      } else end();
    };

    panel.addEventListener('touchstart', handleStart, { signal, passive: true });
    // Not passive: while the sheet is pulled, the page behind must not scroll or reload.
    panel.addEventListener('touchmove', handleMove, { signal, passive: false });
    panel.addEventListener('touchend', handleEnd, { signal });
    panel.addEventListener('touchcancel', end, { signal });
    return () => listening.abort();
  }, [panel]);
}

/** In percent of the window's height. */
const SMALLEST_PERCENT = 40;
const TALLEST_PERCENT = 97;
/** A panel released below this height closes. */
const CLOSING_PERCENT = 28;
const STEP_PERCENT = 5;

const USUAL_PX = 600;
const ROOM_ABOVE_PX = 48;

/** Matches the panel's class; on a phone the full height. */
function usualPercent(): number {
  if (window.matchMedia(PHONE).matches) return TALLEST_PERCENT;
  const { innerHeight } = window;
  return Math.round((Math.min(USUAL_PX, innerHeight - ROOM_ABOVE_PX) / innerHeight) * 100);
}

function possiblePercent(percent: number): number {
  return Math.round(Math.min(Math.max(percent, SMALLEST_PERCENT), TALLEST_PERCENT));
}
