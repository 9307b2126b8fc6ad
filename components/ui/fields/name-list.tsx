'use client';

import { Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { TextField } from './text-field';

export interface NamedItem {
  readonly id: string;
  readonly name: string;
}

interface NameListProps {
  items: readonly NamedItem[];
  labels: {
    readonly newItem: string;
    readonly add: string;
    readonly nameOf: (name: string) => string;
    readonly remove: (name: string) => string;
  };
  /** Returns the reason for a refusal, like `onRename`. */
  onAdd: (name: string) => string | undefined;
  onRename: (item: NamedItem, name: string) => string | undefined;
  onRemove: (item: NamedItem) => void;
}

/** Every change applies at once. */
export function NameList({ items, labels, onAdd, onRename, onRemove }: NameListProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    const refusal = onAdd(name);
    if (refusal === undefined) setName('');
    setError(refusal);
    field.current?.focus();
  };
  return (
    <div className="flex flex-col gap-2">
      {items.length > 0 && (
        <ul className="flex flex-col gap-2">
          {items.map((item) => (
            <NameRow
              key={item.id}
              item={item}
              labels={labels}
              onRename={onRename}
              onRemove={() => {
                onRemove(item);
                field.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <div className="flex items-start gap-2">
        <TextField
          ref={field}
          label={labels.newItem}
          hideLabel
          placeholder={labels.newItem}
          className="grow"
          value={name}
          error={error}
          autoComplete="off"
          dir="auto"
          onKeyDown={onEnter(add)}
          onChange={({ currentTarget }) => {
            setError(undefined);
            setName(currentTarget.value);
          }}
        />
        <Button icon={<Plus aria-hidden="true" />} onClick={add}>
          {labels.add}
        </Button>
      </div>
    </div>
  );
}

interface NameRowProps extends Pick<NameListProps, 'labels' | 'onRename'> {
  item: NamedItem;
  onRemove: () => void;
}

function NameRow({ item, labels, onRename, onRemove }: NameRowProps) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const rename = () => {
    if (typed === undefined) return;
    const refusal = onRename(item, typed);
    setError(refusal);
    if (refusal === undefined) setTyped(undefined);
  };
  return (
    <li className="flex items-start gap-2">
      <TextField
        label={labels.nameOf(item.name)}
        hideLabel
        className="grow"
        value={typed ?? item.name}
        error={error}
        autoComplete="off"
        dir="auto"
        onBlur={rename}
        onKeyDown={onEnter(rename)}
        onChange={({ currentTarget }) => {
          setError(undefined);
          setTyped(currentTarget.value);
        }}
      />
      <IconButton
        label={labels.remove(item.name)}
        className="phone:size-11 coarse:size-11"
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}

/** Enter acts, but neither submits a surrounding form nor ends a composition. */
function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
}
