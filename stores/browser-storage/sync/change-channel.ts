import type { ChangeChannel, TabMessage } from './sync-ports';

/** Posts what has happened to the data to every tab, this one included. */
export function postToTabs(name: string, message: TabMessage): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(message);
  channel.close();
}

/** The channel of one database's tabs; null if the browser has none: tabs then catch up when they become visible. */
export function openChannel(name: string): ChangeChannel | null {
  if (typeof BroadcastChannel === 'undefined' || typeof window === 'undefined') return null;
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    onMessage(listen) {
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listen(data));
    },
  };
}
