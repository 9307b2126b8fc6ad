/**
 * Asks the browser never to evict the data. True if the browser agrees; false if it refuses, throws or lacks
 * the API.
 */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}
