import { Bell, CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { NotificationType } from '@/lib/notifications/notification';

interface NoticeLook {
  readonly icon: LucideIcon;
  /** Sets the status colours of what carries it. */
  readonly status: string;
}

const LOOKS: Readonly<Record<NotificationType, NoticeLook>> = {
  success: { icon: CircleCheck, status: 'Confirmed' },
  error: { icon: CircleAlert, status: 'Canceled' },
  warning: { icon: TriangleAlert, status: 'Pending' },
  info: { icon: Bell, status: 'Info' },
};

/** How notices of that type look; without colour coding neutral, told apart by their icons alone. */
export function noticeLook(type: NotificationType, isColorCoded: boolean): NoticeLook {
  const { icon, status } = LOOKS[type];
  return { icon, status: isColorCoded ? status : 'Neutral' };
}
