'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names';

export interface TabOption<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
}

export interface TabsProps<T extends string> {
  label: string;
  value: T;
  options: ReadonlyArray<TabOption<T>>;
  onChange: (value: T) => void;
  /** Called when a pointer or the focus approaches, to preload the tab. */
  onApproach?: (() => void) | undefined;
  panelId?: string | undefined;
  /** `underlined`: scrolls sideways on a phone without space for all tabs. */
  look?: 'segmented' | 'underlined' | undefined;
  className?: string | undefined;
}

const listClass = {
  segmented:
    'inline-flex min-w-0 gap-0.5 rounded-control bg-fill p-0.75 phone:flex phone:rounded-box ' +
    'contrast:border-2 contrast:border-line-strong contrast:p-0',
  underlined: 'flex min-w-0 gap-5 phone:gap-4 overflow-x-auto border-b border-line [scrollbar-width:none]',
} as const;

const segmentedTabClass =
  'inline-flex min-h-6.5 flex-1 items-center justify-center gap-1.5 rounded-card px-2.5 text-sm font-medium text-ink-2 ' +
  'whitespace-nowrap motion focus-ring hit-44 hover:text-ink [&>svg]:size-4 phone:min-h-9.5 phone:px-1.5 phone:rounded-control max-[359px]:px-1! max-[359px]:text-[13px]! ' +
  'aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-[0_0_0_1px_var(--line-2),var(--sh-1)] ' +
  'dark:aria-selected:bg-pressed dark:aria-selected:shadow-none ' +
  'contrast:aria-selected:bg-ink contrast:aria-selected:text-canvas contrast:aria-selected:shadow-none';

const underlinedTabClass =
  'inline-flex min-h-10 flex-none items-center justify-center border-b-2 border-transparent text-sm font-medium text-ink-2 whitespace-nowrap ' +
  'motion hover:text-ink focus-visible:-outline-offset-2 rounded-t-flag px-0.5 phone:min-h-11 phone:min-w-11 ' +
  'coarse:min-h-11 coarse:min-w-11 ' +
  'aria-selected:border-accent aria-selected:text-ink';

const tabClass = { segmented: segmentedTabClass, underlined: underlinedTabClass } as const;

export function tabId(panelId: string, value: string): string {
  return `${panelId}-${value}`;
}

export function Tabs<T extends string>({
  label,
  value,
  options,
  onChange,
  onApproach,
  panelId,
  look = 'segmented',
  className,
}: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Segmented tabs always fit, and measuring forces a layout of the whole page before its first paint.
    if (look === 'segmented') return;
    const tab = list.current?.querySelector(`[role="tab"][data-value="${value}"]`);
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [look, value]);

  useEffect(() => {
    const row = list.current;
    if (look === 'segmented' || !row) return;
    let isHere = true;
    let stop: (() => void) | undefined;
    import('./tab-edges').then(
      ({ watchTabEdges }) => {
        if (isHere) stop = watchTabEdges(row);
      },
      // The row scrolls even without the fade.
      () => {},
    );
    return () => {
      isHere = false;
      stop?.();
    };
  }, [look]);

  const pick = (next: T) => {
    if (next !== value) onChange(next);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const current = options.findIndex((option) => option.value === value);
    const last = options.length - 1;
    const target: Record<string, number> = {
      ArrowRight: current >= last ? 0 : current + 1,
      ArrowLeft: current <= 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const index = target[event.key];
    const next = index === undefined ? undefined : options[index];
    if (index === undefined || !next) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
    pick(next.value);
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      data-scrolls-sideways={look === 'underlined' ? '' : undefined}
      onKeyDown={handleKeyDown}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      className={classNames(listClass[look], className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          id={panelId && tabId(panelId, option.value)}
          type="button"
          role="tab"
          aria-selected={option.value === value}
          aria-controls={panelId}
          data-value={option.value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => pick(option.value)}
          className={tabClass[look]}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </div>
  );
}
