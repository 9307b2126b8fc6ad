/**
 * Keeps the address of the first page within the worker's reach. The router calls it `/shop`, which is outside of
 * `/shop/`, the worker's place: a reload there would find no page offline.
 */
export function keepStartAddress(basePath: string): void {
  if (basePath === '') return;
  const mend = () => {
    const { pathname, search } = window.location;
    if (pathname === basePath) window.history.replaceState(window.history.state, '', `${basePath}/${search}`);
  };
  mend();
  // Where the browser has no Navigation API, the address is mended at the next start.
  const navigation = window.navigation as Navigation | undefined;
  navigation?.addEventListener('currententrychange', mend);
}
