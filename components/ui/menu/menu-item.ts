import type { ReactNode } from 'react';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect?: (() => void) | undefined;
  /** Makes the item a link inside the app. */
  href?: string | undefined;
  /** Makes the link open beside the app, at an address that is taken as it is; says so to a screen reader. */
  newTabHint?: string | undefined;
  tone?: 'neutral' | 'danger' | undefined;
  disabled?: boolean | undefined;
  separatorBefore?: boolean | undefined;
}
