import './first.css';
import type { Metadata } from 'next';
import { MissingPage } from './missing-page';

export const metadata: Metadata = { robots: { index: false } };

/**
 * The page for unknown addresses, exported as 404.html (see scripts/build/finish-export.mjs). An ordinary
 * page, because Next bundles its own not-found page into every page, and the staff page must not include the
 * app.
 */
export default function Missing() {
  return <MissingPage />;
}
