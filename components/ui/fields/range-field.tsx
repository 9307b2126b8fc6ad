import './range-field.css';
import { type ReactNode, useId } from 'react';

interface RangeFieldProps {
  label: string;
  /** Shown in place of the label. */
  icon: ReactNode;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words, such as "70%", both shown and announced. */
  valueText: string;
  onChange: (value: number) => void;
}

/** A slider between an icon and its value; arrow keys move it by one step. */
export function RangeField({ label, icon, value, min, max, step, valueText, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <span className="flex min-w-44 flex-1 items-center gap-2">
      <label htmlFor={id} title={label} className="text-icon [&>svg]:size-4">
        {icon}
        <span className="sr-only">{label}</span>
      </label>
      <input
        id={id}
        type="range"
        value={value}
        min={min}
        max={max}
        step={step}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        style={{ ['--range-part' as string]: (value - min) / (max - min) }}
        className="range h-6 min-w-0 flex-1 cursor-pointer rounded-control accent-accent focus-ring coarse:h-11 phone:h-11"
      />
      <span aria-hidden="true" className="tnum w-11 text-right text-ink-2">
        {valueText}
      </span>
    </span>
  );
}
