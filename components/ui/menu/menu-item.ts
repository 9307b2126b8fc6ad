import type { ReactNode } from 'react';

export interface MenuItem {
  id: string;
  label: string;
  /** The accessible name, where it says more than the label with which it begins or which it holds. */
  name?: string | undefined;
  icon?: ReactNode;
  onSelect?: (() => void) | undefined;
  /** Makes the item a link inside the app. */
  href?: string | undefined;
  /** Makes the link open a new tab, with its address used as is; this hint announces it to screen readers. */
  newTabHint?: string | undefined;
  tone?: 'neutral' | 'danger' | undefined;
  disabled?: boolean | undefined;
  separatorBefore?: boolean | undefined;
  /** One of several choices, and whether it is the chosen one. */
  checked?: boolean | undefined;
  /** The visible name of the choice; adjoining items with the same name belong together. */
  group?: string | undefined;
}
