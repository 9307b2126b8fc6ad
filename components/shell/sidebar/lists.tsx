'use client';

import { RoleCounts } from './role-counts';
import { SavedViewLinks } from './saved-view-links';

/** The lists of an open sidebar, below the pages. */
export function SidebarLists() {
  return (
    <>
      <RoleCounts />
      <SavedViewLinks />
    </>
  );
}
