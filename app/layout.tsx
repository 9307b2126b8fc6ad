import './styles/globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { recoveryScript } from '@/components/offline/recovery-script';
import { bootScript } from '@/components/shell/frame/boot-script';
import { startFailureScript } from '@/components/shell/frame/start-failure-script';
import { oldBrowserScript } from '@/components/shell/old-browser/old-browser-script';
import { WithoutScript } from '@/components/shell/old-browser/without-script';
import { lostHashScript } from '@/components/staff-page/lost-hash-script';

export const metadata: Metadata = {
  description: 'The shift schedule for small hospitality teams. No account, no server.',
  applicationName: 'Brigade',
  appleWebApp: { title: 'Brigade', statusBarStyle: 'default' },
  // Keeps iOS from turning times and dates into links.
  formatDetection: { telephone: false, date: false, address: false, email: false },
  // The older form of the manifest's display mode, for iOS versions that do not read manifests.
  other: { 'apple-mobile-web-app-capable': 'yes' },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  // The on-screen keyboard shrinks the page, so that it covers no field of a sheet.
  interactiveWidget: 'resizes-content',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* Constant scripts of our own, not user text; they must run before the first paint and the first script. */}
        <script>{`${oldBrowserScript};${lostHashScript};${recoveryScript};${startFailureScript};${bootScript}`}</script>
      </head>
      <body>
        <WithoutScript />
        {children}
      </body>
    </html>
  );
}
