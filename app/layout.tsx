import './styles/globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { EmployeeDialogs } from '@/components/employees/employee-dialogs';
import { Toasts } from '@/components/notifications/toasts';
import { AppGate } from '@/components/shell/app-gate';
import { bootScript } from '@/components/shell/boot-script';
import { ShiftDialogs } from '@/components/shift-form/shift-dialogs';

export const metadata: Metadata = {
  description: 'The shift schedule for small hospitality teams. No account, no server.',
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
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
            </>
          }
          notices={<Toasts />}
        >
          {children}
        </AppGate>
      </body>
    </html>
  );
}
