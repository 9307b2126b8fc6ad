'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed and nothing on it was marked to be printed when that began. Rendered at once: the
 * browser lays the paper out as soon as the event is over.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const media = window.matchMedia('print');
    const isFree = () => !document.querySelector('[data-printed]');
    const begin = () => {
      if (isFree()) flushSync(() => setIsPrinting(true));
    };
    const end = () => flushSync(() => setIsPrinting(false));
    const follow = () => (media.matches ? begin() : end());
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', follow);
    // Printing may have begun before this was here.
    if (media.matches && isFree()) setIsPrinting(true);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}
