/** Where a key is typed into something, and a finger that goes across marks text. */
export const TYPING_PLACES = 'input, textarea, select, [contenteditable="true"]';

/** Elements in which typing is typing, and no shortcut (SPEC section 5). */
export const NO_SHORTCUT_PLACES = `${TYPING_PLACES}, form`;

export const DIALOGS = '[role="dialog"], [role="alertdialog"]';
