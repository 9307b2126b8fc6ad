'use client';

import { useEffect } from 'react';
import { backToNow } from '@/stores/look-back/look-back';

/** Shows the present schedule again. */
export function Leave() {
  useEffect(backToNow, []);
  return null;
}
