'use client';

import { useId } from 'react';
import { rowFieldClass, rowLabelClass, rowWordsClass } from './field-classes';
import { FieldMessage } from './field-message';

interface SegmentGroupProps<T extends string> {
  label: string;
  hideLabel?: boolean | undefined;
  hint?: string | undefined;
  value: T;
  options: ReadonlyArray<{ readonly value: T; readonly label: string }>;
  onChange: (value: T) => void;
}

/** Wrapped rows on a phone need finger distance: 38 px of a segment and 6 px between. */
const trackClass =
  'inline-flex min-w-0 flex-wrap gap-0.5 rounded-control bg-fill p-0.75 phone:flex phone:gap-y-1.5 phone:w-full phone:rounded-box ' +
  'contrast:border-2 contrast:border-line-strong contrast:p-0';

const segmentClass =
  'relative inline-flex min-h-6.5 flex-auto items-center justify-center rounded-card px-2.5 text-sm font-medium text-ink-2 ' +
  'motion hit-44 hover:text-ink phone:min-h-9.5 phone:rounded-control ' +
  'has-checked:bg-surface has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line-2),var(--sh-1)] ' +
  'dark:has-checked:bg-pressed dark:has-checked:shadow-none ' +
  'contrast:has-checked:bg-ink contrast:has-checked:text-canvas forced-colors:has-checked:outline-2';

export function SegmentGroup<T extends string>(props: SegmentGroupProps<T>) {
  const id = useId();
  return (
    <div className={rowFieldClass}>
      <div className={props.hideLabel ? 'sr-only' : rowWordsClass}>
        <span id={`${id}-label`} className={rowLabelClass}>
          {props.label}
        </span>
        <FieldMessage errorId="" hintId={`${id}-hint`} hint={props.hint} />
      </div>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        className={trackClass}
      >
        {props.options.map(({ value, label }) => (
          <label key={value} className={segmentClass}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
              className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-card focus-ring"
            />
            {label}
          </label>
        ))}
      </div>
    </div>
  );
}
