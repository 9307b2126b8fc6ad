/** Asks the browser never to evict the data; true if it agrees, false also where it may not be asked. */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}
