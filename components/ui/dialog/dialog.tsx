'use client';

import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { X } from 'lucide-react';
import {
  type FormEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { useOpenLater } from '@/components/ui/page/use-open-later';
import { useRootMark } from '@/components/ui/page/use-root-mark';
import { DOUBLE_CLICK_MS } from '@/lib/timing';
import { useDialogFocus } from './use-dialog-focus';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel?: string | undefined;
  /** 480, 760 or 896 px wide; a bottom sheet on a phone. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  isFullScreenOnPhone?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Not part of the dialog's name. */
  titleExtra?: ReactNode;
  headerExtra?: ReactNode;
  subtitle?: ReactNode;
  titleIcon?: ReactNode;
  footer?: ReactNode;
  /** Hidden on a phone. */
  aside?: ReactNode;
  children: ReactNode;
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Makes body and footer one form. */
  onSubmit?: (() => void) | undefined;
}

const widthClass = { sm: 'max-w-120', md: 'max-w-190', lg: 'max-w-224' } as const;

const panelClass =
  'relative flex max-h-[min(100dvh-48px,860px)] w-full flex-col overflow-hidden rounded-dialog bg-raised text-ink shadow-4 ' +
  'motion-dialog data-closed:scale-98 data-closed:opacity-0 data-leave:ease-exit ' +
  'phone:max-w-none phone:data-closed:scale-100 phone:data-closed:translate-y-full phone:data-closed:opacity-100';

const sheetClass =
  'phone:max-h-[calc(100dvh-20px-var(--keyboard,0px))] phone:rounded-b-none phone:rounded-t-sheet';
const fullScreenClass = 'phone:h-[calc(100dvh-var(--keyboard,0px))] phone:max-h-dvh phone:rounded-none';

const footerClass =
  'flex min-h-15 shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line px-6 py-2.5 ' +
  'phone:pb-safe phone:border-t-0 phone:px-5 phone:pt-3 phone:[&>button]:min-h-12.5 phone:[&>button]:flex-1 ' +
  'phone:[&>button]:rounded-popover phone:[&>button]:text-md phone:[&>button]:tracking-normal phone:[&>p]:w-full';

export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    closeLabel,
    size = 'sm',
    role = 'dialog',
    aside,
    footer,
    initialFocusRef,
  } = props;
  const { close, handlers } = useSecondClick(onClose);
  useRootMark('dialog', isOpen);
  const isQuestion = role === 'alertdialog';
  const { titleRef, firstFocus, rememberFocus } = useDialogFocus(initialFocusRef);
  const isOpenNow = useOpenLater(isOpen);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles submit through portals: a nested dialog must not submit both forms.
    event.stopPropagation();
    props.onSubmit?.();
  };

  const content = (
    <>
      <div className="flex min-h-0 flex-1">
        <div
          className={classNames(
            'min-w-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6 phone:px-5 phone:pb-4',
            isQuestion ? 'pt-3' : 'pt-6 phone:pt-1',
          )}
        >
          {props.children}
        </div>
        {aside && (
          <div
            data-aside=""
            className="w-67 shrink-0 overflow-y-auto border-l border-line bg-sunken p-5 phone:hidden"
          >
            {aside}
          </div>
        )}
      </div>
      {footer && (
        <div data-keep-clear="" className={footerClass}>
          {footer}
        </div>
      )}
    </>
  );

  return (
    <HeadlessDialog
      open={isOpenNow}
      onClose={close}
      role={role}
      initialFocus={firstFocus}
      className="fixed inset-0 z-40"
    >
      <DialogBackdrop transition className="fixed inset-0 bg-scrim motion-dialog data-closed:opacity-0" />
      <div
        className="fixed inset-0 flex items-center justify-center p-6 phone:items-end phone:p-0 phone:bottom-[var(--keyboard,0px)]"
        {...handlers}
      >
        <DialogPanel
          transition
          data-holds-menus=""
          onFocus={rememberFocus}
          className={classNames(
            panelClass,
            widthClass[size],
            props.isFullScreenOnPhone ? fullScreenClass : sheetClass,
          )}
        >
          {!props.isFullScreenOnPhone && (
            <div
              aria-hidden="true"
              className="absolute top-2 left-1/2 hidden h-1.25 w-9 -translate-x-1/2 rounded-full bg-line-strong phone:block"
            />
          )}
          <div
            data-keep-clear=""
            className={classNames(
              'flex min-h-14.5 shrink-0 items-center gap-4 py-2 pr-4 pl-6 phone:min-h-16 phone:pt-5 phone:pr-3 phone:pl-5',
              isQuestion ? 'pt-5 phone:pt-6' : 'border-b border-line phone:border-b-0',
            )}
          >
            {props.titleIcon}
            <div className="min-w-0 flex-1">
              <div className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
                <DialogTitle
                  ref={titleRef}
                  tabIndex={-1}
                  className="min-w-0 text-md font-semibold outline-none phone:text-[20px]"
                >
                  {title}
                </DialogTitle>
                {props.titleExtra}
              </div>
              {props.subtitle}
            </div>
            {props.headerExtra}
            {closeLabel && <IconButton label={closeLabel} icon={<X />} onClick={onClose} tooltip={false} />}
          </div>
          {props.onSubmit ? (
            <form
              noValidate
              onSubmit={submit}
              // A held Enter would skip the next steps.
              onKeyDown={(event) => {
                if (event.key === 'Enter' && event.repeat) event.preventDefault();
              }}
              className="flex min-h-0 flex-1 flex-col"
            >
              {content}
            </form>
          ) : (
            content
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}

const NEAR_PX = 16;
const CONTROLS = 'button, a, input, select, textarea, label, summary, [role="option"], [role="switch"]';

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** Undefined for the panel itself, null outside of it. */
  readonly control: Element | null | undefined;
}

/**
 * Ignores the second click of a double click if the dialog changed at the first: the click would hit another
 * button or the backdrop. Clicks on the same control count, and clicks on a control with the same
 * `data-repeats`, as in a list whose items are removed one by one.
 */
export function useSecondClick(onClose: () => void) {
  const last = useRef<Press>(undefined);
  const isStray = useRef(false);
  const isPressed = useRef(false);
  return {
    close: () => {
      if (isStray.current) return;
      if (isPressed.current) endPress();
      onClose();
    },
    handlers: {
      onPointerDownCapture({ target, currentTarget, timeStamp, clientX, clientY }: PointerEvent) {
        const element = target instanceof Element ? target : currentTarget;
        const control = element === currentTarget ? null : (element.closest(CONTROLS) ?? undefined);
        const before = last.current;
        isStray.current =
          before !== undefined &&
          !isSamePress(before.control, control) &&
          timeStamp - before.at < DOUBLE_CLICK_MS &&
          Math.hypot(clientX - before.x, clientY - before.y) < NEAR_PX;
        isPressed.current = true;
        last.current = { at: timeStamp, x: clientX, y: clientY, control };
      },
      onPointerUpCapture() {
        // A drag ends without a click; by touch, the click comes later.
        const press = last.current;
        setTimeout(() => {
          if (last.current !== press) return;
          isStray.current = false;
          isPressed.current = false;
        }, DOUBLE_CLICK_MS);
      },
      onPointerCancelCapture() {
        isStray.current = false;
        isPressed.current = false;
      },
      // After a key press, a click is no longer part of a double click, and Escape must close the dialog.
      onKeyDownCapture() {
        isStray.current = false;
        isPressed.current = false;
      },
      onClickCapture(event: MouseEvent) {
        const isIgnored = isStray.current && event.detail > 1;
        isStray.current = false;
        if (!isIgnored) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

function isSamePress(before: Press['control'], control: Press['control']): boolean {
  const repeats = control?.getAttribute('data-repeats');
  return before === control || (Boolean(repeats) && before?.getAttribute('data-repeats') === repeats);
}

const FOLLOWING_EVENTS = ['mousedown', 'mouseup', 'click'] as const;

/**
 * Swallows the rest of the current press: by touch, mouse events and click follow after the finger lifts.
 * These events would reach the page below an overlay that just closed.
 */
function endPress(): void {
  const listening = new AbortController();
  const { signal } = listening;
  const end = () => listening.abort();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') end();
  };
  for (const type of FOLLOWING_EVENTS) window.addEventListener(type, swallow, { capture: true, signal });
  window.addEventListener('pointerdown', end, { capture: true, signal });
  setTimeout(end, DOUBLE_CLICK_MS);
}
