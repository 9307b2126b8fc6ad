import type { ReactNode } from 'react';

export interface MenuItem {
  id: string;
  label: string;
  /** The accessible name, if different; must contain the label. */
  name?: string | undefined;
  icon?: ReactNode;
  onSelect?: (() => void) | undefined;
  href?: string | undefined;
  /** Opens the link, used as is, in a new tab; screen readers announce this hint. */
  newTabHint?: string | undefined;
  tone?: 'neutral' | 'danger' | undefined;
  disabled?: boolean | undefined;
  separatorBefore?: boolean | undefined;
  checked?: boolean | undefined;
  /** The visible group name; adjoining items with the same name form a group. */
  group?: string | undefined;
}
