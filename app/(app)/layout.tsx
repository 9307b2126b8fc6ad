import type { ReactNode } from 'react';
import { NotificationBell } from '@/components/notifications/notification-bell';
import { Toasts } from '@/components/notifications/toasts';
import { OfflineBadge } from '@/components/offline/offline-badge';
import { AppGate } from '@/components/shell/frame/app-gate';
import { SyncSign } from '@/components/sync/sync-sign';
import { AfterFirstPaint } from './after-first-paint';

/**
 * The frame around every screen of the app. The staff page is outside of this frame, because the frame starts
 * the app.
 */
export default function AppLayout({ children }: { children: ReactNode }) {
  return (
    <AppGate
      dialogs={<AfterFirstPaint part="Dialogs" />}
      notices={
        <>
          <Toasts />
          <AfterFirstPaint part="Services" />
        </>
      }
      dock={<AfterFirstPaint part="Dock" />}
      bell={
        <>
          <OfflineBadge />
          <SyncSign />
          <NotificationBell />
        </>
      }
    >
      {children}
    </AppGate>
  );
}
