'use client';

import { createContext, useContext } from 'react';
import { type RoleBook, SPECIFIED_BOOK } from '@/lib/employees/roles/role-book';

/** The roles of the house; the six specified ones where nobody says otherwise, as on the page of a link. */
export const RolesOfHouse = createContext<RoleBook>(SPECIFIED_BOOK);

/** The roles of the house: what is offered, in which order, and how each looks. */
export function useRoleBook(): RoleBook {
  return useContext(RolesOfHouse);
}
