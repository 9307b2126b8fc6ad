import {
  BedDouble,
  BrushCleaning,
  Coffee,
  Footprints,
  HandPlatter,
  type LucideIcon,
  Music,
  ShieldCheck,
  Star,
  Truck,
  UserRound,
  WashingMachine,
} from 'lucide-react';
import type { RoleIconName } from '@/lib/employees/roles/role-list';

const ICONS: Readonly<Partial<Record<RoleIconName, LucideIcon>>> = {
  dishes: WashingMachine,
  tray: HandPlatter,
  run: Footprints,
  coffee: Coffee,
  broom: BrushCleaning,
  bed: BedDouble,
  truck: Truck,
  shield: ShieldCheck,
  music: Music,
  star: Star,
};

interface FurtherIconProps {
  name: RoleIconName;
  size: number;
  className?: string | undefined;
}

/** Icons beyond the icons of the six specified roles. */
export function FurtherIcon({ name, size, className }: FurtherIconProps) {
  const Icon = ICONS[name] ?? UserRound;
  return <Icon aria-hidden="true" size={size} className={className} />;
}
