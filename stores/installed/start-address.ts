/**
 * Keeps the address of the first page within the worker's scope. The router calls the page `/shop`, which is
 * outside the scope `/shop/`: a reload there would find no page offline.
 */
export function keepStartAddress(basePath: string): void {
  if (basePath === '') return;
  const fixAddress = () => {
    const { pathname, search } = window.location;
    if (pathname === basePath) window.history.replaceState(window.history.state, '', `${basePath}/${search}`);
  };
  fixAddress();
  // Without the Navigation API, the address is fixed at the next start.
  const navigation = window.navigation as Navigation | undefined;
  navigation?.addEventListener('currententrychange', fixAddress);
}
