/** A window with a sidebar (SPEC section 9). */
export const DESKTOP = '(width >= 1024px)';
/** The week has seven columns, with the bottom bar below the desktop width. */
export const COLUMNS_FIT = '(width >= 768px)';
/** In a narrower window, an open sidebar leaves too little space for the week's columns. */
export const SIDEBAR_FITS = '(width >= 1200px)';
/** SPEC section 9: dialogs are sheets, without space beside their fields. */
export const PHONE = '(width <= 768px)';
/** A mouse or trackpad suggests a keyboard. */
export const HAS_KEYS = '(any-pointer: fine)';
/** The sidebar's width, open with labels or as an icon rail. `px` is `width` in pixels. */
export const SIDEBAR_SIZE = {
  open: { px: 208, width: 'w-52' },
  rail: { px: 64, width: 'w-16' },
} as const;
