/** False if the browser has no picker, requires a fresh press, or refuses in a frame. */
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
