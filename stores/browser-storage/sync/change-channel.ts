import type { ChangeChannel, TabMessage } from './sync-ports';

/** Tells every tab, this one included, what has happened to the data. */
export function postToTabs(name: string, message: TabMessage): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(message);
  channel.close();
}

/** The tabs of one database on one channel; null where the browser has none, and tabs then meet when they are seen. */
export function openChannel(name: string): ChangeChannel | null {
  if (typeof BroadcastChannel === 'undefined' || typeof window === 'undefined') return null;
  const channel = new BroadcastChannel(name);
  return {
    tell: (message) => channel.postMessage(message),
    onMessage(listen) {
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listen(data));
    },
  };
}
