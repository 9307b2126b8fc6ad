import { Check, CircleCheck, CircleHelp, CircleX, Clock, type LucideIcon, X } from 'lucide-react';

export interface StatusIconProps {
  status: string;
  size?: number | undefined;
  /** The bare sign without its circle, as cards wear it. */
  isPlain?: boolean | undefined;
  className?: string | undefined;
}

const iconOfStatus: ReadonlyMap<string, { round: LucideIcon; plain: LucideIcon }> = new Map([
  ['Confirmed', { round: CircleCheck, plain: Check }],
  ['Pending', { round: Clock, plain: Clock }],
  ['Canceled', { round: CircleX, plain: X }],
]);

/** The sign of a shift's status; decorative, the words stand beside it or in the name of the card. */
export function StatusIcon({ status, size = 16, isPlain = false, className }: StatusIconProps) {
  const icons = iconOfStatus.get(status);
  const Icon = icons ? (isPlain ? icons.plain : icons.round) : CircleHelp;
  return <Icon aria-hidden="true" size={size} className={className} />;
}
