import './styles/globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { recoveryScript } from '@/components/offline/recovery-script';
import { bootScript } from '@/components/shell/frame/boot-script';

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
      <body>{children}</body>
    </html>
  );
}
