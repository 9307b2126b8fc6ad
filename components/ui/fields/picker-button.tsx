'use client';

import { type ReactNode, useRef } from 'react';

interface PickerButtonProps {
  type: 'date' | 'time';
  value: string;
  onPick: (value: string) => void;
  children: ReactNode;
}

/**
 * Opens the device's own picker, the quickest way on a phone. Pointer only: the text field beside it does the same by
 * keyboard, so button and picker are hidden from assistive technology.
 */
export function PickerButton({ type, value, onPick, children }: PickerButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <span className="relative inline-flex" aria-hidden="true">
      <button
        type="button"
        tabIndex={-1}
        className="inline-flex [&>svg]:size-4"
        onClick={() => picker.current?.showPicker()}
      >
        {children}
      </button>
      <input
        ref={picker}
        type={type}
        tabIndex={-1}
        value={value}
        className="pointer-events-none absolute inset-0 opacity-0"
        onChange={(event) => {
          if (event.currentTarget.value !== '') onPick(event.currentTarget.value);
        }}
      />
    </span>
  );
}
