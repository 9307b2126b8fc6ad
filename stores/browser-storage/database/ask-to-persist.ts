/** Asks the browser never to evict the data; true if it agrees. */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false;
  } catch (error) {
    console.warn('Storage: the browser does not let the page ask for its data to be kept.', error);
    return false;
  }
}
