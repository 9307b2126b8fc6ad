'use client';

import { useEffect, useMemo, useState } from 'react';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { type SharedWeek, withRoleNames } from '@/lib/share/shared-week';
import { createPersonalLink, createTeamLink } from '@/stores/requests/staff-links';
import { useSchedule } from '@/stores/schedule/use-schedule';

interface StaffLink {
  /** Undefined until the link is ready. */
  readonly all: string | undefined;
  /** The week does not fit into a link. */
  readonly isTooLarge: boolean;
  /** A link that shows that person's shifts, and the open shifts. */
  readonly ofPerson: (name: string) => Promise<string>;
}

/** The links contain the week itself, and the data for answering. */
export function useStaffLink(stored: SharedWeek): StaffLink {
  const { customName } = useRoleBook();
  const week = useMemo(() => withRoleNames(stored, customName), [stored, customName]);
  const [made, setMade] = useState<{ week: SharedWeek; link: string | undefined }>();
  useEffect(() => {
    let isHere = true;
    const applyLink = (link: string | undefined) => {
      if (isHere) setMade({ week, link });
    };
    createTeamLink(week).then(applyLink, (error: unknown) => {
      console.warn('Failed to create the link to the week.', error);
      applyLink(undefined);
    });
    return () => {
      isHere = false;
    };
  }, [week]);
  const requests = useSchedule((state) => state.schedule.requests);
  const employees = useSchedule((state) => state.schedule.employees);
  // Changes only if a link would change, because each change recreates all links.
  const ofPerson = useMemo(
    () => (name: string) => createPersonalLink(week, name, { requests, employees }),
    [week, requests, employees],
  );
  const current = made?.week === week ? made : undefined;
  return {
    all: current?.link,
    isTooLarge: current !== undefined && current.link === undefined,
    ofPerson,
  };
}
