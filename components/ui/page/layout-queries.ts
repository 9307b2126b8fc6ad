/** From here up there is the desktop layout: a sidebar, and the week as seven columns (SPEC section 9). */
export const DESKTOP = '(width >= 1024px)';
/** Narrower, an open sidebar would leave the week's columns too little. */
export const SIDEBAR_FITS = '(width >= 1200px)';
/** Below this dialogs are sheets, and there is no room beside their fields. */
export const PHONE = '(width < 768px)';
/** How wide the sidebar is: open with words, or a rail of icons. `px` is what `width` makes. */
export const SIDEBAR_SIZE = {
  open: { px: 208, width: 'w-52' },
  rail: { px: 64, width: 'w-16' },
} as const;
