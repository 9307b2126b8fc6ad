const ADD_SHIFT = 'add-shift';

/** A form, or a page by its path within the app. */
export type Launch = { readonly act: 'addShift' } | { readonly act: 'show'; readonly path: string };

/** Undefined for a foreign address, or one that only opens the app. */
export function readLaunch(address: string, home: string): Launch | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, searchParams, hash } = new URL(address);
  const start = new URL(home);
  const isInside = origin === start.origin && `${pathname}/`.startsWith(start.pathname);
  if (!isInside) return undefined;
  if (searchParams.get('action') === ADD_SHIFT) return { act: 'addShift' };
  const path = pathname.slice(start.pathname.length).replace(/\/+$/, '');
  if (path === '') return undefined;
  // A reply is stored in the hash; on other pages the hash is a position.
  return { act: 'show', path: path === 'inbox' ? `/${path}${hash}` : `/${path}` };
}

export function withoutAction(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('action');
  return url.href;
}

/** Ignores a trailing slash and the hash. */
export function isSamePlace(one: string, other: string): boolean {
  return placeOf(one) === placeOf(other);
}

function placeOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, search } = new URL(address);
  return `${origin}${pathname.replace(/\/+$/, '')}${search}`;
}
