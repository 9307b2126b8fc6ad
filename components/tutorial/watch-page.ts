/** A dialog that takes the whole page; a popover, and the tutorial itself, leave it. */
const DIALOGS = '[role="dialog"][aria-modal="true"], [role="alertdialog"]';
/** What closes by Escape before the tutorial does. */
const OPEN_PARTS = `${DIALOGS}, [role="menu"], [role="listbox"], [role="dialog"]:not([data-tutorial-card])`;

/** The visible one of the elements that match. */
export function findTarget(selector: string): HTMLElement | null {
  const elements = document.querySelectorAll<HTMLElement>(selector);
  return [...elements].find((element) => element.getClientRects().length > 0) ?? null;
}

/** Whether a dialog lies over the page. */
export function isPageCovered(): boolean {
  return document.querySelector(DIALOGS) !== null;
}

/** Whether something is open that Escape would close. */
export function hasOpenPart(): boolean {
  return document.querySelector(OPEN_PARTS) !== null;
}

/** Tells whenever a part of the page comes, goes, or may show or hide by the size of the window. */
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
