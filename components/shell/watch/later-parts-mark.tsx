'use client';

import { useEffect } from 'react';

/** Says on the page that what comes behind the first paint is there and listens: for tests, and for who measures. */
export function LaterPartsMark(): null {
  useEffect(() => {
    document.documentElement.dataset.laterParts = 'here';
  }, []);
  return null;
}
