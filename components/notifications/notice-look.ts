import { Bell, CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { NotificationType } from '@/lib/notifications/notification';

interface NoticeLook {
  readonly icon: LucideIcon;
  /** Value of `data-status`, which sets the status colors. */
  readonly status: string;
}

const LOOKS: Readonly<Record<NotificationType, NoticeLook>> = {
  success: { icon: CircleCheck, status: 'Confirmed' },
  error: { icon: CircleAlert, status: 'Canceled' },
  warning: { icon: TriangleAlert, status: 'Pending' },
  info: { icon: Bell, status: 'Info' },
};

/** Without color coding, notifications are neutral and differ only by icon. */
export function noticeLook(type: NotificationType, isColorCoded: boolean): NoticeLook {
  const { icon, status } = LOOKS[type];
  return { icon, status: isColorCoded ? status : 'Neutral' };
}
