'use client';

import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Description,
  Field,
  Label,
} from '@headlessui/react';
import { Check, ChevronsUpDown } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '@/components/ui/class-names';
import { foldText } from '@/lib/fold-text';
import {
  fieldBoxClass,
  fieldLabelClass,
  fieldRootClass,
  optionClass,
  optionListClass,
} from './field-classes';
import { FieldMessage } from './field-message';

export interface ComboboxOptionItem {
  value: string;
  label: string;
  description?: string | undefined;
  leading?: ReactNode;
}

export interface ComboboxFieldProps {
  label: string;
  value: string;
  options: readonly ComboboxOptionItem[];
  onChange: (text: string) => void;
  /** Called with the option's value after `onChange` received its label. */
  onPick?: ((value: string) => void) | undefined;
  emptyText: string;
  error?: string | undefined;
  hint?: string | undefined;
  placeholder?: string | undefined;
  leading?: ReactNode;
  inputRef?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

/** Any typed text is the value; leaving the field never changes the text. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { value, options, onChange, onPick } = props;
  const id = useId();
  const [isFiltering, setIsFiltering] = useState(false);
  const hasMoved = useRef(false);
  const isLeaving = useRef(false);
  const isEntering = useRef(false);
  const isOpening = useRef(false);

  const searchText = foldText(value.trim());
  // For blank text the list would only cover the fields below.
  const isBlank = searchText === '' && value !== '';
  const found = () =>
    isBlank ? [] : options.filter((option) => foldText(option.label).includes(searchText));
  const shown = isFiltering && value !== '' ? found() : options;
  const chosen = options.find((option) => option.label === value.trim());

  const pick = (picked: string | null) => {
    const hasChosen = hasMoved.current || !(isLeaving.current || isEntering.current);
    // Headless UI picks its active option on Tab and Enter, even one it activated itself, which would replace
    // free text. Only Enter after typing picks: the first option shown.
    if (!hasChosen && (isLeaving.current || !isFiltering)) return;
    const option = hasChosen ? options.find((candidate) => candidate.value === picked) : shown[0];
    if (!option) return;
    onChange(option.label);
    onPick?.(option.value);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    isLeaving.current = event.key === 'Tab';
    isEntering.current = event.key === 'Enter';
    if (isOpening.current) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') hasMoved.current = true;
  };
  const type = (text: string) => {
    hasMoved.current = false;
    setIsFiltering(true);
    onChange(text);
  };
  const handleClose = () => {
    setIsFiltering(false);
    hasMoved.current = false;
  };
  // Headless UI opens on focus or by its button; a click sends the key that it listens to.
  const openByClick = (event: MouseEvent<HTMLInputElement>) => {
    if (event.currentTarget.getAttribute('aria-expanded') === 'true') return;
    isOpening.current = true;
    event.currentTarget.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    isOpening.current = false;
  };

  return (
    <Field className={classNames(fieldRootClass, props.className)}>
      <Label className={fieldLabelClass}>{props.label}</Label>
      <Combobox value={chosen?.value ?? ''} onChange={pick} onClose={handleClose}>
        <div className="relative flex items-center">
          {props.leading && (
            <span className="pointer-events-none absolute left-2.5 inline-flex phone:left-3.5 [&>svg]:size-4 [&>svg]:text-icon">
              {props.leading}
            </span>
          )}
          <ComboboxInput
            ref={props.inputRef ?? null}
            className={classNames(
              fieldBoxClass,
              'pr-9 phone:pr-11',
              Boolean(props.leading) && 'pl-10 phone:pl-12',
            )}
            data-invalid={props.error ? '' : undefined}
            displayValue={() => value}
            onChange={(event) => type(event.target.value)}
            onKeyDown={handleKeyDown}
            onPointerDown={() => {
              isLeaving.current = false;
              isEntering.current = false;
            }}
            onClick={openByClick}
            placeholder={props.placeholder}
            autoComplete="off"
            aria-invalid={props.error ? true : undefined}
          />
          <ComboboxButton
            aria-hidden="true"
            className="absolute right-2.5 hit-44 inline-flex text-icon phone:right-3.5"
          >
            <ChevronsUpDown aria-hidden="true" className="size-4" />
          </ComboboxButton>
        </div>
        <ComboboxOptions
          transition
          modal={false}
          anchor="bottom start"
          aria-label={props.label}
          className={classNames(optionListClass, 'w-(--input-width)')}
        >
          {shown.map((option) => (
            <ComboboxOption key={option.value} value={option.value} className={optionClass}>
              {option.leading}
              <span className="min-w-0 flex-1 truncate">{option.label}</span>
              {option.description && (
                <span className="text-xs text-ink-2 contrast:text-inherit">{option.description}</span>
              )}
              <Check
                aria-hidden="true"
                className="invisible text-accent-text group-data-selected:visible contrast:text-inherit"
              />
            </ComboboxOption>
          ))}
          {shown.length === 0 && <p className="px-2 py-1.5 text-sm text-ink-2">{props.emptyText}</p>}
        </ComboboxOptions>
        <span role="status" className="sr-only">
          {isFiltering && shown.length === 0 ? props.emptyText : ''}
        </span>
      </Combobox>
      {(props.error || props.hint) && (
        <Description as="div">
          <FieldMessage errorId={`${id}-error`} hintId={`${id}-hint`} error={props.error} hint={props.hint} />
        </Description>
      )}
    </Field>
  );
}
