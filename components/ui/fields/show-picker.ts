/**
 * Opens the device's own picker of an input; whether it did. Browsers without one, and those that want a fresh press or
 * refuse it in a frame, leave the value to the keyboard.
 */
export function showPicker(input: HTMLInputElement | null): boolean {
  if (typeof input?.showPicker !== 'function') return false;
  try {
    input.showPicker();
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
