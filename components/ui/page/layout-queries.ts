/** The desktop layout: a sidebar (SPEC section 9). */
export const DESKTOP = '(width >= 1024px)';
/** From this on the week has its seven columns, with the bottom bar up to the desktop layout. */
export const COLUMNS_FIT = '(width >= 768px)';
/** Below this, an open sidebar would leave too little room for the week's columns. */
export const SIDEBAR_FITS = '(width >= 1200px)';
/** Small screens (SPEC section 9): dialogs are sheets, and there is no room beside their fields. */
export const PHONE = '(width <= 768px)';
/** Where a keyboard is likely: a mouse or a trackpad is there. */
export const HAS_KEYS = '(any-pointer: fine)';
/** The sidebar's width: open with labels, or an icon rail. `px` is `width` in pixels. */
export const SIDEBAR_SIZE = {
  open: { px: 208, width: 'w-52' },
  rail: { px: 64, width: 'w-16' },
} as const;
