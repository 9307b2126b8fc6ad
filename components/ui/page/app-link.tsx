'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { useAppRouter } from './use-app-router';

interface AppLinkProps extends ComponentProps<'a'> {
  /** A path of the app, starting with `/` and without the base path; any other address is left to the browser. */
  href: string;
}

/**
 * A link inside the app: soft navigation on a plain click, the browser's default for all others (new tab, new window,
 * download). `next/link` does the same and more, but adds 4 kB to the first load; the five pages do not need it.
 */
export function AppLink({ href, onClick, ...rest }: AppLinkProps) {
  const router = useAppRouter();
  const isInside = href.startsWith('/');
  const prefetch = () => {
    if (isInside) router.prefetch(href);
  };
  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isInside || !isPlain) return;
    event.preventDefault();
    router.push(href);
  };
  return (
    <a
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...rest}
      href={isInside ? `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${href}` : href}
      onClick={navigate}
    />
  );
}
