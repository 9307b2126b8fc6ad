'use client';

import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';

export interface SwitchFieldProps {
  label: string;
  description?: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

const trackClass =
  'inline-flex h-5.5 w-9 shrink-0 items-center rounded-full border border-transparent bg-field-line p-0.5 motion focus-ring hit-44 ' +
  'aria-checked:bg-accent disabled:bg-line-strong contrast:border-2 contrast:border-line-strong contrast:bg-surface ' +
  'contrast:p-px contrast:aria-checked:bg-accent forced-colors:border-[CanvasText]';

const knobClass =
  'size-4 rounded-full bg-white shadow-1 motion contrast:size-3.5 contrast:bg-ink contrast:shadow-none forced-colors:bg-[CanvasText]';

export function SwitchField({
  label,
  description,
  isOn,
  onChange,
  isDisabled = false,
  className,
}: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={classNames('flex min-h-8 items-center justify-between gap-4 phone:min-h-11', className)}>
      <div className="min-w-0">
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
        </label>
        {description && (
          <p id={`${id}-description`} className="text-xs text-ink-2 phone:text-[13px]">
            {description}
          </p>
        )}
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby={description ? `${id}-description` : undefined}
        disabled={isDisabled}
        onClick={() => onChange(!isOn)}
        className={trackClass}
      >
        <span className={classNames(knobClass, isOn && 'translate-x-3.5 contrast:bg-on-accent')} />
      </button>
    </div>
  );
}
