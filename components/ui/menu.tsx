'use client';

import { type KeyboardEvent, type ReactNode, type Ref, useCallback, useId, useRef, useState } from 'react';
import { IconButton } from './icon-button';
import type { MenuItem } from './menu-item';
import { WhenLoaded } from './when-loaded';

const loadSurface = () => import('./menu-surface');

export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
}

export interface MenuProps {
  /** Names the menu, and the icon button when there is no trigger of its own. */
  label: string;
  items: readonly MenuItem[];
  icon?: ReactNode;
  trigger?: ((props: MenuTriggerProps) => ReactNode) | undefined;
}

/** A button that opens a menu; the floating half is loaded on the way to it. */
export function Menu({ label, items, icon, trigger }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [startsAtEnd, setStartsAtEnd] = useState(false);

  const open = (atEnd: boolean) => {
    setStartsAtEnd(atEnd);
    setAnchor(button.current);
  };
  const close = useCallback((returnsFocus: boolean) => {
    if (returnsFocus) button.current?.focus();
    setAnchor(null);
  }, []);

  const triggerProps: MenuTriggerProps = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? id : undefined,
    onClick: () => (anchor ? close(true) : open(false)),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open(event.key === 'ArrowUp');
    },
    onPointerEnter: () => void loadSurface(),
  };

  return (
    <>
      {trigger ? trigger(triggerProps) : <IconButton {...triggerProps} label={label} icon={icon} />}
      {anchor && (
        <WhenLoaded load={loadSurface}>
          {({ MenuSurface }) => (
            <MenuSurface
              id={id}
              label={label}
              items={items}
              anchor={anchor}
              startsAtEnd={startsAtEnd}
              onClose={close}
            />
          )}
        </WhenLoaded>
      )}
    </>
  );
}
