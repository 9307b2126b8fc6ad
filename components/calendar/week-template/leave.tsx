'use client';

import { useEffect } from 'react';
import { leaveWeek } from '@/stores/templates/edit-week';

/** Shows the schedule again. */
export function Leave() {
  useEffect(leaveWeek, []);
  return null;
}
