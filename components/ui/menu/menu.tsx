'use client';

import { type KeyboardEvent, type ReactNode, type Ref, useCallback, useId, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { type LazyPart, lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import type { MenuItem } from './menu-item';
import type { MenuSurfaceProps } from './menu-surface';

const MenuSurface = lazyPart(() => import('./menu-surface').then((module) => module.MenuSurface), {
  onError: logLoadFailure,
});

export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
}

export type OwnSurfaceProps = Omit<MenuSurfaceProps, 'items'>;

interface CommonMenuProps {
  /** Labels the menu, and the icon button if there is no custom trigger. */
  label: string;
  icon?: ReactNode;
  trigger?: ((props: MenuTriggerProps) => ReactNode) | undefined;
  'data-tutorial'?: string | undefined;
}

export type MenuProps = CommonMenuProps &
  (
    | { items: readonly MenuItem[]; surface?: undefined }
    | { items?: undefined; surface: LazyPart<OwnSurfaceProps> }
  );

/** The floating half loads as the pointer approaches. */
export function Menu({
  label,
  items,
  surface: OwnSurface,
  icon,
  trigger,
  'data-tutorial': steps,
}: MenuProps) {
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
    onPointerEnter: (OwnSurface ?? MenuSurface).preload,
  };

  const surfaceProps = anchor && { id, label, anchor, startsAtEnd, onClose: close };

  return (
    <>
      {trigger ? (
        trigger(triggerProps)
      ) : (
        <IconButton {...triggerProps} label={label} icon={icon} data-tutorial={steps} />
      )}
      {surfaceProps && OwnSurface && <OwnSurface {...surfaceProps} />}
      {surfaceProps && items && <MenuSurface {...surfaceProps} items={items} />}
    </>
  );
}
