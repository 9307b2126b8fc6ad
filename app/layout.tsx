import './styles/globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { CopyShiftDialogs } from '@/components/copy-shift/copy-shift-dialogs';
import { CopyWeekDialogs } from '@/components/copy-week/copy-week-dialogs';
import { EmployeeDialogs } from '@/components/employees/employee-dialogs';
import { InstallLayer } from '@/components/install/install-layer';
import { NotificationBell } from '@/components/notifications/notification-bell';
import { NotificationService } from '@/components/notifications/notification-service';
import { Toasts } from '@/components/notifications/toasts';
import { OfflineBadge } from '@/components/offline/offline-badge';
import { OfflineLayer } from '@/components/offline/offline-layer';
import { recoveryScript } from '@/components/offline/recovery-script';
import { OnboardingLayer } from '@/components/onboarding/onboarding-layer';
import { PublishLayer } from '@/components/publish/publish-layer';
import { SavedViewDialogs } from '@/components/saved-views/saved-view-dialogs';
import { BackupFolderKeeper } from '@/components/settings/backup-folder-keeper';
import { AppGate } from '@/components/shell/app-gate';
import { bootScript } from '@/components/shell/boot-script';
import { ShiftDialogs } from '@/components/shift-form/shift-dialogs';
import { ShortcutsDialogs } from '@/components/shortcuts/shortcuts-dialogs';
import { SoundPlayer } from '@/components/sound/sound-player';
import { TemplateDialogs } from '@/components/templates/template-dialogs';
import { TutorialLayer } from '@/components/tutorial/tutorial-layer';

export const metadata: Metadata = {
  description: 'The shift schedule for small hospitality teams. No account, no server.',
  applicationName: 'Brigade',
  appleWebApp: { title: 'Brigade', statusBarStyle: 'default' },
  // Times and dates of a schedule are no links.
  formatDetection: { telephone: false, date: false, address: false, email: false },
  // The older name of what the manifest says, for iOS before it read manifests.
  other: { 'apple-mobile-web-app-capable': 'yes' },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  // The keyboard of a phone makes the page lower, so that no field of a sheet lies under it.
  interactiveWidget: 'resizes-content',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* Texts of our own making, see there: they must run before the first paint and the first script. */}
        <script>{`${recoveryScript};${bootScript}`}</script>
      </head>
      <body>
        <AppGate
          dialogs={
            <>
              <ShiftDialogs />
              <EmployeeDialogs />
              <TemplateDialogs />
              <CopyShiftDialogs />
              <CopyWeekDialogs />
              <SavedViewDialogs />
              <ShortcutsDialogs />
              <PublishLayer />
              <OnboardingLayer />
              <TutorialLayer />
            </>
          }
          notices={
            <>
              <Toasts />
              <NotificationService />
              <BackupFolderKeeper />
            </>
          }
          dock={
            <>
              <OfflineLayer />
              <InstallLayer />
            </>
          }
          bell={
            <>
              <OfflineBadge />
              <NotificationBell />
            </>
          }
        >
          {children}
        </AppGate>
        <SoundPlayer />
      </body>
    </html>
  );
}
