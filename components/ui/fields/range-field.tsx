import './range-field.css';
import { type ReactNode, useId } from 'react';
import { fieldLabelClass, fieldRootClass } from './field-classes';
import { FieldMessage } from './field-message';

interface RangeFieldProps {
  label: string;
  /** Replaces the label; without an icon the label is above, beside the value. */
  icon?: ReactNode;
  value: number;
  min: number;
  max: number;
  step: number;
  valueText: string;
  hint?: string | undefined;
  onChange: (value: number) => void;
}

export function RangeField(props: RangeFieldProps) {
  const { label, icon, valueText, hint } = props;
  const id = useId();
  if (icon === undefined) {
    return (
      <div className={fieldRootClass}>
        <span className="flex items-baseline justify-between gap-3">
          <label htmlFor={id} className={fieldLabelClass}>
            {label}
          </label>
          <span aria-hidden="true" className="text-xs text-ink-2 phone:text-[13px]">
            {valueText}
          </span>
        </span>
        <Slider {...props} id={id} describedBy={hint && `${id}-hint`} />
        <FieldMessage errorId={`${id}-error`} hintId={`${id}-hint`} hint={hint} />
      </div>
    );
  }
  return (
    <span className="flex min-w-44 flex-1 items-center gap-2">
      <label htmlFor={id} title={label} className="text-icon [&>svg]:size-4">
        {icon}
        <span className="sr-only">{label}</span>
      </label>
      <Slider {...props} id={id} />
      <span aria-hidden="true" className="tnum w-11 text-right text-ink-2">
        {valueText}
      </span>
    </span>
  );
}

interface SliderProps extends Omit<RangeFieldProps, 'label' | 'icon' | 'hint'> {
  id: string;
  describedBy?: string | undefined;
}

function Slider({ id, describedBy, value, min, max, step, valueText, onChange }: SliderProps) {
  return (
    <input
      id={id}
      type="range"
      value={value}
      min={min}
      max={max}
      step={step}
      aria-valuetext={valueText}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      style={{ ['--range-part' as string]: (value - min) / (max - min) }}
      className="range h-6 min-w-0 flex-1 cursor-pointer rounded-control accent-accent focus-ring coarse:h-11 phone:h-11"
    />
  );
}
