'use client';

import './styles/globals.css';
import { GlobalErrorScreen } from '@/components/shell/global-error-screen';

export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang="en">
      <body>
        <GlobalErrorScreen message={error.message} />
      </body>
    </html>
  );
}
