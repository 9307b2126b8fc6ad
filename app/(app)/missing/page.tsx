import './first.css';
import type { Metadata } from 'next';
import { MissingPage } from './missing-page';

export const metadata: Metadata = { robots: { index: false } };

/**
 * What an address shows that leads nowhere: the export calls it 404.html (see scripts/finish-export.mjs). It is a page
 * like any other, because Next gives its own kind for that to every page, and the staff page must not carry the app.
 */
export default function Missing() {
  return <MissingPage />;
}
