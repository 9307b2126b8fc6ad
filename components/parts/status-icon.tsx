import { Check, CircleCheck, CircleHelp, CircleX, Clock, type LucideIcon, X } from 'lucide-react';

export interface StatusIconProps {
  status: string;
  size?: number | undefined;
  isPlain?: boolean | undefined;
  className?: string | undefined;
}

const iconOfStatus: ReadonlyMap<string, { round: LucideIcon; plain: LucideIcon }> = new Map([
  ['Confirmed', { round: CircleCheck, plain: Check }],
  ['Pending', { round: Clock, plain: Clock }],
  ['Canceled', { round: CircleX, plain: X }],
]);

/** Decorative: the status is beside the icon or in the card's accessible name. */
export function StatusIcon({ status, size = 16, isPlain = false, className }: StatusIconProps) {
  const icons = iconOfStatus.get(status);
  const Icon = icons ? (isPlain ? icons.plain : icons.round) : CircleHelp;
  return <Icon aria-hidden="true" size={size} className={className} />;
}
