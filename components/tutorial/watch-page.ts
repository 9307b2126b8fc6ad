/** Modal dialogs; popovers and the tutorial itself leave the page usable. */
const DIALOGS = '[role="dialog"][aria-modal="true"], [role="alertdialog"]';
/** What Escape closes before the tutorial. */
const OPEN_PARTS = `${DIALOGS}, [role="menu"], [role="listbox"], [role="dialog"]:not([data-tutorial-card])`;

/** The visible element among the matches. */
export function findTarget(selector: string): HTMLElement | null {
  const elements = document.querySelectorAll<HTMLElement>(selector);
  return [...elements].find((element) => element.getClientRects().length > 0) ?? null;
}

export function isPageCovered(): boolean {
  return document.querySelector(DIALOGS) !== null;
}

/** Whether something is open that Escape would close. */
export function hasOpenPart(): boolean {
  return document.querySelector(OPEN_PARTS) !== null;
}

/** Notifies when elements are added or removed, or may be shown or hidden by a change of window size. */
export function watchPage(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-tutorial', 'role', 'aria-modal'],
  });
  window.addEventListener('resize', notify);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', notify);
  };
}
