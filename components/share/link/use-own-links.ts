'use client';

import { useEffect, useRef, useState } from 'react';
import { nameKey } from '@/lib/employees/employee';
import type { SharedWeek } from '@/lib/share/shared-week';
import { everybodyOf } from '@/lib/share/told-states';
import { useStaffLink } from './use-staff-link';

/** By name; people without a part in the week are missing. */
type OwnLinks = ReadonlyMap<string, string>;

/** Personal links; undefined until they are ready. */
export function useOwnLinks(week: SharedWeek, names: readonly string[]): OwnLinks | undefined {
  const { ofPerson } = useStaffLink(week);
  const [made, setMade] = useState<{ week: SharedWeek; links: OwnLinks }>();
  const asked = useRef<SharedWeek>(undefined);
  useEffect(() => {
    if (asked.current === week) return;
    asked.current = week;
    const working = new Set(everybodyOf(week).map(({ name }) => nameKey(name)));
    const links = names
      .filter((name) => working.has(nameKey(name)))
      .map(async (name) => [name, await ofPerson(name)] as const);
    Promise.all(links).then(
      (entries) => setMade({ week, links: new Map(entries) }),
      (error) => {
        console.warn('The links could not be made; the messages go without.', error);
        setMade({ week, links: new Map() });
      },
    );
  });
  return made?.week === week ? made.links : undefined;
}
