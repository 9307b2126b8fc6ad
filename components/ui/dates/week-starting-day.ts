'use client';

import { createContext } from 'react';
import { DEFAULT_WEEK_START, type WeekStart } from '@/lib/time/week';

export const WeekStartingDay = createContext<WeekStart>(DEFAULT_WEEK_START);
