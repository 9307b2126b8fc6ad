const ADD_SHIFT = 'add-shift';

/** What the app is opened for: a form, or its own page given by a path within the app. */
export type Launch = { readonly act: 'addShift' } | { readonly act: 'show'; readonly path: string };

/** What an address of the app requests; undefined when it is not one, or only opens the app. */
export function readLaunch(address: string, home: string): Launch | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, searchParams, hash } = new URL(address);
  const start = new URL(home);
  const isInside = origin === start.origin && `${pathname}/`.startsWith(start.pathname);
  if (!isInside) return undefined;
  if (searchParams.get('action') === ADD_SHIFT) return { act: 'addShift' };
  const path = pathname.slice(start.pathname.length).replace(/\/+$/, '');
  if (path === '') return undefined;
  // What a reply says stands behind the hash; any other page's is a place on it.
  return { act: 'show', path: path === 'inbox' ? `/${path}${hash}` : `/${path}` };
}

/** The address without its `action`. */
export function withoutAction(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('action');
  return url.href;
}

/** Whether both addresses lead to the same page, ignoring a trailing slash and the hash. */
export function isSamePlace(one: string, other: string): boolean {
  return placeOf(one) === placeOf(other);
}

function placeOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, search } = new URL(address);
  return `${origin}${pathname.replace(/\/+$/, '')}${search}`;
}
