'use client';

import { createContext } from 'react';
import { DEFAULT_WEEK_START, type WeekStart } from '@/lib/time/week';

/** The day that begins the rows of the month grids below. */
export const WeekStartingDay = createContext<WeekStart>(DEFAULT_WEEK_START);
