'use client';

import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { TextField } from './text-field';

/** A screen that is mostly touched. */
const TOUCH = '(pointer: coarse)';

export interface FieldPicker {
  readonly icon: ReactNode;
  /** The device's own picker, hidden in the icon's place. */
  readonly native?: ReactNode;
  /** The app's own: a click on the field opens it too, and Alt and the arrow down enter it. */
  readonly isOwn?: boolean;
  /** Opens the picker for this text field; false if the browser has none. */
  readonly open: (field: HTMLInputElement, isByKey?: boolean) => boolean;
}

interface TypedFieldProps {
  label: string;
  /** The value in the language's format, or the typed text if it cannot be parsed. */
  shown: string;
  onType: (text: string) => void;
  picker: FieldPicker;
  error?: string | undefined;
  /** Shown beside the label. */
  note?: string | undefined;
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
  isRow?: boolean | undefined;
  className?: string | undefined;
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * A date or time to type in any usual form, or to pick. Typed text stays as it is until the field loses focus; then it
 * is shown in the language's format. On a touch screen a tap opens the picker, a tap on the focused field the keyboard;
 * the app's own picker opens by any click, and the field keeps the focus.
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
    // Then it is typed, on a touch screen too.
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
      // No screen keyboard under the picker; a keyboard that is connected types all the same.
      inputMode={isTouch && !hasKeyboard ? 'none' : undefined}
      className={className}
      ref={field}
      icon={
        isDisabled ? (
          picker.icon
        ) : (
          // Pointer only: the text field does the same by keyboard.
          <span className="relative inline-flex" aria-hidden="true">
            <button
              type="button"
              tabIndex={-1}
              className="inline-flex [&>svg]:size-4 coarse:-m-3.5 coarse:p-3.5"
              // The field has or keeps the focus.
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
