/** Elements in which keys type, and a horizontal touch selects text. */
export const TYPING_PLACES = 'input, textarea, select, [contenteditable="true"]';

/** Elements in which keys do not trigger shortcuts (SPEC section 5). */
export const NO_SHORTCUT_PLACES = `${TYPING_PLACES}, form`;

export const DIALOGS = '[role="dialog"], [role="alertdialog"]';
