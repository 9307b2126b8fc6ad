/** How wide the sidebar is: open with words, or a rail of icons. `px` is what `width` makes. */
export const SIDEBAR_SIZE = {
  open: { px: 208, width: 'w-52' },
  rail: { px: 64, width: 'w-16' },
} as const;
