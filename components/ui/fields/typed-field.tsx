'use client';

import { type ReactNode, useState } from 'react';
import { PickerButton } from './picker-button';
import { TextField } from './text-field';

interface TypedFieldProps {
  label: string;
  type: 'date' | 'time';
  /** The value in the form that is stored, or the typed text while it is not understood. */
  value: string;
  /** The value as the language writes it, or the text itself. */
  shown: string;
  /** The form that is stored, or undefined where the text is not understood. */
  parse: (text: string) => string | undefined;
  onChange: (value: string) => void;
  icon: ReactNode;
  error?: string | undefined;
  /** Stands in the field after the value. */
  note?: string | undefined;
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
  isRow?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A date or a time to type in any usual form, or to pick. What is typed stays as typed until the field is left; then
 * it is written the language's way.
 */
export function TypedField(props: TypedFieldProps) {
  const { label, type, value, shown, parse, onChange, icon, error, note, className } = props;
  const isDisabled = props.isDisabled ?? false;
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={label}
      value={typed ?? shown}
      error={error}
      hint={props.hint}
      disabled={isDisabled}
      isRow={props.isRow}
      autoComplete="off"
      className={className}
      icon={
        isDisabled ? (
          icon
        ) : (
          <PickerButton type={type} value={parse(value) ?? ''} onPick={onChange}>
            {icon}
          </PickerButton>
        )
      }
      suffix={note && <span className="text-xs font-medium whitespace-nowrap text-ink-2">{note}</span>}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => setTyped(undefined)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(parse(text) ?? text);
      }}
    />
  );
}
