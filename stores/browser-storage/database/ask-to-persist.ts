/** Asks the browser never to evict the data. Returns true if it agrees, false if it refuses or the API is missing. */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}
