'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { TYPING_PLACES } from '@/components/ui/page/typing-places';
import type { ReplySource } from './reply-import';

const ReplyImport = lazyPart(() => import('./reply-import').then((module) => module.ReplyImport));

/** Part of every reply's link, in any encoding. */
const LINK = /\/inbox\/?(?:#|%23)/i;
/** A reply opened by its link: the version and the dot before the code. */
const REPLY = /^(?:#|%23)\s*[1-9]\d{0,5}(?:\.|%2e)/i;

/** Accepts a reply opened by its link, and replies pasted while no field has the focus. */
export function ReplyWatch() {
  const pathname = usePathname();
  const [sources, setSources] = useState<readonly ReplySource[]>([]);
  const add = useCallback((source: ReplySource) => {
    setSources((waiting) => (waiting.some((one) => isSame(one, source)) ? waiting : [...waiting, source]));
  }, []);
  useEffect(() => {
    const readAddress = () => {
      const { hash, pathname: path } = window.location;
      if (/\/inbox\/?$/.test(path) && REPLY.test(hash)) add({ fragment: hash });
    };
    if (pathname.startsWith('/inbox')) readAddress();
    window.addEventListener('hashchange', readAddress);
    return () => window.removeEventListener('hashchange', readAddress);
  }, [pathname, add]);
  useEffect(() => {
    const readPaste = (event: ClipboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(TYPING_PLACES);
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (isTyping || event.defaultPrevented || !LINK.test(text)) return;
      event.preventDefault();
      add({ text });
    };
    // Capture phase: before the grid handles pasted shifts.
    document.addEventListener('paste', readPaste, { capture: true });
    return () => document.removeEventListener('paste', readPaste, { capture: true });
  }, [add]);
  const [first] = sources;
  if (!first) return null;
  const finish = (isKept: boolean) => {
    // A cleared address keeps a reload or Back from accepting the reply again. A reply that was not stored
    // stays in the address.
    if (isKept && 'fragment' in first && window.location.hash === first.fragment) {
      const { pathname: path, search } = window.location;
      window.history.replaceState(window.history.state, '', `${path}${search}`);
    }
    setSources((waiting) => waiting.slice(1));
  };
  return <ReplyImport source={first} onDone={finish} onMissing={() => finish(false)} />;
}

/** True for the same link: an effect may run twice before the first import is done. */
function isSame(one: ReplySource, other: ReplySource): boolean {
  return 'fragment' in one && 'fragment' in other && one.fragment === other.fragment;
}
