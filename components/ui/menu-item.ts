import type { ReactNode } from 'react';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect?: (() => void) | undefined;
  /** Makes the item a link inside the app. */
  href?: string | undefined;
  tone?: 'neutral' | 'danger' | undefined;
  disabled?: boolean | undefined;
  separatorBefore?: boolean | undefined;
}
