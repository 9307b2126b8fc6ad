import type { ChangeChannel, TabMessage } from './persistence-ports';

/** Notifies every tab, this one included. */
export function postToTabs(name: string, message: TabMessage): void {
  const channel = open(name);
  if (!channel) return;
  post(channel, message);
  channel.close();
}

/** The channel of one database's tabs; null if the browser has none. Tabs then catch up when they become visible. */
export function openChannel(name: string): ChangeChannel | null {
  const channel = isPrerendering() ? null : open(name);
  return (
    channel && {
      post: (message) => post(channel, message),
      onMessage(listen) {
        channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listen(data));
      },
    }
  );
}

/** A channel opened while prerendering would keep the build alive. Workers have no `window` either. */
function isPrerendering(): boolean {
  return typeof window === 'undefined' && !('WorkerGlobalScope' in globalThis);
}

/**
 * Null if the browser refuses a channel: Firefox throws with site data blocked, although the rest of the app
 * works.
 */
function open(name: string): BroadcastChannel | null {
  try {
    return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** The data is already stored: a failed post must not look like a failed save. */
function post(channel: BroadcastChannel, message: TabMessage): void {
  try {
    channel.postMessage(message);
  } catch {
    // Other tabs catch up when they become visible.
  }
}
