'use client';

import { useId } from 'react';
import { rowFieldClass, rowLabelClass, rowWordsClass } from './field-classes';

interface RangeFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words, such as "70%", both shown and announced. */
  valueText: string;
  onChange: (value: number) => void;
}

/** A labelled slider with its value beside it; arrow keys move it by one step. */
export function RangeField({ label, value, min, max, step, valueText, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className={rowFieldClass}>
      <div className={rowWordsClass}>
        <label htmlFor={id} className={rowLabelClass}>
          {label}
        </label>
      </div>
      <span className="flex w-full max-w-52 items-center gap-3 phone:max-w-none">
        <input
          id={id}
          type="range"
          value={value}
          min={min}
          max={max}
          step={step}
          aria-valuetext={valueText}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          className="h-6 min-w-0 flex-1 cursor-pointer rounded-control accent-accent focus-ring coarse:h-11 phone:h-11"
        />
        <span aria-hidden="true" className="tnum w-11 text-right text-ink-2">
          {valueText}
        </span>
      </span>
    </div>
  );
}
