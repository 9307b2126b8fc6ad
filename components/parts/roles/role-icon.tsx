'use client';

import {
  Armchair,
  ChefHat,
  ConciergeBell,
  KeyRound,
  type LucideIcon,
  Martini,
  UserRound,
  Utensils,
} from 'lucide-react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { RoleIconName } from '@/lib/employees/roles/role-list';
import { useRoleBook } from './role-book';

interface IconProps {
  size?: number | undefined;
  className?: string | undefined;
}

export interface RoleIconProps extends IconProps {
  role: string;
}

const ICONS: Readonly<Partial<Record<RoleIconName, LucideIcon>>> = {
  key: KeyRound,
  utensils: Utensils,
  chef: ChefHat,
  bell: ConciergeBell,
  chair: Armchair,
  glass: Martini,
};

// Loads only if the business chose a further icon.
const FurtherIcon = lazyPart(() => import('./further-icon').then((module) => module.FurtherIcon));

/** Decorative: the role's name is beside the icon or in the card's accessible name. */
export function RoleIcon({ role, ...props }: RoleIconProps) {
  return <NamedIcon name={useRoleBook().iconOf(role)} {...props} />;
}

/** Shows the icon of that name; without a name, a person's outline. */
export function NamedIcon({ name, size = 16, className }: IconProps & { name: RoleIconName | undefined }) {
  const Icon = name ? ICONS[name] : UserRound;
  if (!Icon && name) return <FurtherIcon name={name} size={size} className={className} />;
  const Shown = Icon ?? UserRound;
  return <Shown aria-hidden="true" size={size} className={className} />;
}
