'use client';

import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CONFETTI_PIECES } from '@/lib/timing';
import { throwConfetti } from './confetti';
import { useFocusReturn } from './page/use-focus-return';
import { useOpenLater } from './page/use-open-later';

interface CelebrationProps {
  icon: ReactNode;
  title: string;
  message: string;
  keyHint: string;
  tapHint: string;
  onEnd: () => void;
  action?: ReactNode;
  children?: ReactNode;
}

/** These keys only move the focus or modify another key. */
const KEYS_WITHOUT_END = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab']);
const ACTION = '[data-celebration-action]';

function isInAction({ target }: { target: EventTarget | null }): boolean {
  return target instanceof Element && target.closest(ACTION) !== null;
}

function pressesAction(event: KeyboardEvent): boolean {
  return (event.key === 'Enter' || event.key === ' ') && isInAction(event);
}

/** Any key or click ends the celebration. */
export function Celebration({
  icon,
  title,
  message,
  keyHint,
  tapHint,
  onEnd,
  action,
  children,
}: CelebrationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [sky, setSky] = useState<HTMLElement | null>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useFocusReturn();
  const isOpenNow = useOpenLater(true);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (KEYS_WITHOUT_END.has(event.key) || pressesAction(event)) return;
      event.preventDefault();
      event.stopPropagation();
      end.current();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
  useEffect(() => (sky ? throwConfetti(CONFETTI_PIECES, 'rain', sky) : undefined), [sky]);
  return (
    <Dialog open={isOpenNow} onClose={onEnd} initialFocus={heading} className="fixed inset-0 z-50">
      <div className="fixed inset-0 bg-canvas/92 backdrop-blur-md contrast:bg-canvas" aria-hidden="true" />
      <div ref={setSky} className="confetti-sky" aria-hidden="true" />
      <div className="fixed inset-0 overflow-y-auto" onClickCapture={(event) => isInAction(event) || onEnd()}>
        <DialogPanel className="flex min-h-full flex-col items-center justify-center gap-4 p-6 text-center">
          <span
            aria-hidden="true"
            className="mb-2 flex size-20 items-center justify-center rounded-[24px] bg-accent text-on-accent shadow-4 [&>svg]:size-9"
          >
            {icon}
          </span>
          <DialogTitle
            ref={heading}
            tabIndex={-1}
            className="text-[40px] leading-12 font-semibold tracking-tight text-balance outline-none phone:text-[32px] phone:leading-10"
          >
            {title}
          </DialogTitle>
          <p role="status" className="text-md text-ink-2">
            {message}
          </p>
          {children}
          <div data-celebration-action="" className="mt-2 flex flex-col items-center gap-2 empty:hidden">
            {action}
          </div>
          <p className="mt-4 text-xs text-ink-3 coarse:hidden phone:hidden">{keyHint}</p>
          <p className="mt-4 hidden text-xs text-ink-3 coarse:block phone:block">{tapHint}</p>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
