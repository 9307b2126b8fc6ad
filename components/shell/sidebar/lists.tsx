'use client';

import { RoleCounts } from './role-counts';
import { SavedViewLinks } from './saved-view-links';

/** What an open sidebar lists below the pages. */
export function SidebarLists() {
  return (
    <>
      <RoleCounts />
      <SavedViewLinks />
    </>
  );
}
