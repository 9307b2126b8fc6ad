import './styles/globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { CopyShiftDialogs } from '@/components/copy-shift/copy-shift-dialogs';
import { CopyWeekDialogs } from '@/components/copy-week/copy-week-dialogs';
import { EmployeeDialogs } from '@/components/employees/employee-dialogs';
import { NotificationBell } from '@/components/notifications/notification-bell';
import { NotificationService } from '@/components/notifications/notification-service';
import { Toasts } from '@/components/notifications/toasts';
import { OnboardingLayer } from '@/components/onboarding/onboarding-layer';
import { PublishLayer } from '@/components/publish/publish-layer';
import { SavedViewDialogs } from '@/components/saved-views/saved-view-dialogs';
import { AppGate } from '@/components/shell/app-gate';
import { bootScript } from '@/components/shell/boot-script';
import { ShiftDialogs } from '@/components/shift-form/shift-dialogs';
import { ShortcutsDialogs } from '@/components/shortcuts/shortcuts-dialogs';
import { SoundPlayer } from '@/components/sound/sound-player';
import { TemplateDialogs } from '@/components/templates/template-dialogs';
import { TutorialLayer } from '@/components/tutorial/tutorial-layer';

export const metadata: Metadata = {
  description: 'The shift schedule for small hospitality teams. No account, no server.',
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  // The keyboard of a phone makes the page lower, so that no field of a sheet lies under it.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#111315' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* Text of our own making, see boot-script.ts: it must run before the first paint. */}
        <script>{bootScript}</script>
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
            </>
          }
          bell={<NotificationBell />}
        >
          {children}
        </AppGate>
        <SoundPlayer />
      </body>
    </html>
  );
}
