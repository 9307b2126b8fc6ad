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

export interface RoleIconProps {
  role: string;
  size?: number | undefined;
  className?: string | undefined;
}

const iconOfRole: ReadonlyMap<string, LucideIcon> = new Map([
  ['Manager', KeyRound],
  ['Server', Utensils],
  ['Cook', ChefHat],
  ['Front Desk', ConciergeBell],
  ['Host', Armchair],
  ['Bartender', Martini],
]);

/** A role's icon; decorative, because the role's name is beside it or in its card's accessible name. */
export function RoleIcon({ role, size = 16, className }: RoleIconProps) {
  const Icon = iconOfRole.get(role) ?? UserRound;
  return <Icon aria-hidden="true" size={size} className={className} />;
}
