'use client';

import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { TextField } from './text-field';

const TOUCH = '(pointer: coarse)';

export interface FieldPicker {
  readonly icon: ReactNode;
  /** The device's picker, hidden behind the icon. */
  readonly native?: ReactNode;
  /** The app's picker: a click on the field also opens it, and Alt+Down enters it. */
  readonly isOwn?: boolean;
  /** Returns false if the browser has no picker. */
  readonly open: (field: HTMLInputElement, isByKey?: boolean) => boolean;
}

interface TypedFieldProps {
  label: string;
  /** In the language's format, or the typed text if invalid. */
  shown: string;
  onType: (text: string) => void;
  picker: FieldPicker;
  error?: string | undefined;
  note?: string | undefined;
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
  isRow?: boolean | undefined;
  className?: string | undefined;
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * Typed text is reformatted on blur. On a touch screen a tap opens the picker, a tap on the focused field the
 * keyboard. The app's picker opens on any click, and the field keeps the focus.
 */
export function TypedField(props: TypedFieldProps) {
  const { label, shown, onType, picker, error, note, className } = props;
  const isDisabled = props.isDisabled ?? false;
  const isTouch = useMediaQuery(TOUCH);
  const ownField = useRef<HTMLInputElement>(null);
  const field = props.inputRef ?? ownField;
  const isTapToPick = useRef(false);
  const [typed, setTyped] = useState<string>();
  const [hasKeyboard, setHasKeyboard] = useState(false);
  const open = () => {
    if (!field.current || picker.open(field.current)) return;
    // Without a picker, typing is the only way, also on a touch screen.
    flushSync(() => setHasKeyboard(true));
    field.current.focus();
  };
  return (
    <TextField
      label={label}
      value={typed ?? shown}
      error={error}
      hint={props.hint}
      disabled={isDisabled}
      isRow={props.isRow}
      autoComplete="off"
      // No screen keyboard below the picker; a connected keyboard still types.
      inputMode={isTouch && !hasKeyboard ? 'none' : undefined}
      className={className}
      ref={field}
      icon={
        isDisabled ? (
          picker.icon
        ) : (
          // For the pointer only: by keyboard, the text field opens the picker.
          <span className="relative inline-flex" aria-hidden="true">
            <button
              type="button"
              tabIndex={-1}
              className="inline-flex [&>svg]:size-4 coarse:-m-3.5 coarse:p-3.5"
              onPointerDown={(event) => {
                if (picker.isOwn) event.preventDefault();
              }}
              onClick={() => {
                if (picker.isOwn) field.current?.focus();
                open();
              }}
            >
              {picker.icon}
            </button>
            {picker.native}
          </span>
        )
      }
      note={note && <span className="text-xs whitespace-nowrap text-ink-2">{note}</span>}
      onPointerDown={(event) => {
        const isFocused = event.currentTarget === document.activeElement;
        isTapToPick.current = isTouch && !isFocused;
        if (isFocused) setHasKeyboard(true);
      }}
      onClick={() => {
        if (isTapToPick.current || picker.isOwn) open();
        isTapToPick.current = false;
      }}
      aria-keyshortcuts={picker.isOwn ? 'Alt+ArrowDown' : undefined}
      onKeyDown={(event) => {
        if (!picker.isOwn || !event.altKey || event.key !== 'ArrowDown') return;
        event.preventDefault();
        picker.open(event.currentTarget, true);
      }}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => {
        setTyped(undefined);
        setHasKeyboard(false);
      }}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onType(event.currentTarget.value);
      }}
    />
  );
}
