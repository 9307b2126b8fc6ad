'use client';

import { type ReactNode, type Ref, useState } from 'react';
import { PickerButton } from './picker-button';
import { TextField } from './text-field';

interface TypedFieldProps {
  label: string;
  type: 'date' | 'time';
  /** The value in stored form, or the typed text if it cannot be parsed. */
  value: string;
  /** The value in the language's format, or the typed text. */
  shown: string;
  /** Returns the stored form, or undefined if the text cannot be parsed. */
  parse: (text: string) => string | undefined;
  onChange: (value: string) => void;
  icon: ReactNode;
  error?: string | undefined;
  /** Shown in the field after the value. */
  note?: string | undefined;
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
  isRow?: boolean | undefined;
  className?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * A date or time to type in any usual form, or to pick. Typed text stays as it is until the field loses focus; then it
 * is shown in the language's format.
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
      ref={props.inputRef}
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
