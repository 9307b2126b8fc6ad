'use client';

import { createContext, useContext } from 'react';
import { type RoleBook, SPECIFIED_BOOK } from '@/lib/employees/roles/role-book';

/** The six specified roles unless a provider sets other roles, as on the page of a link. */
export const RoleBookContext = createContext<RoleBook>(SPECIFIED_BOOK);

/** The offered roles in order, each with its look. */
export function useRoleBook(): RoleBook {
  return useContext(RoleBookContext);
}
