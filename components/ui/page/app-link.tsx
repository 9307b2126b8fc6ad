'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { useAppRouter } from './use-app-router';

interface AppLinkProps extends ComponentProps<'a'> {
  /** An app path starts with `/`, without the base path; the browser handles other addresses. */
  href: string;
}

/** `next/link` would add 4 kB to the first load, without a benefit for five pages. */
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
