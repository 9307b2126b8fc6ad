import type { ChangeChannel, TabMessage } from './sync-ports';

/** Posts what has happened to the data to every tab, this one included. */
export function postToTabs(name: string, message: TabMessage): void {
  const channel = open(name);
  if (!channel) return;
  post(channel, message);
  channel.close();
}

/** The channel of one database's tabs; null if the browser has none: tabs then catch up when they become visible. */
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

/** There a channel would keep the build alive; a worker has no window either. */
function isPrerendering(): boolean {
  return typeof window === 'undefined' && !('WorkerGlobalScope' in globalThis);
}

/** Null also where the browser refuses it: Firefox throws with site data blocked, while the rest can carry on. */
function open(name: string): BroadcastChannel | null {
  try {
    return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** What is told is stored already: a refusal must not look as if it were not. */
function post(channel: BroadcastChannel, message: TabMessage): void {
  try {
    channel.postMessage(message);
  } catch {
    // They find it when they are looked at again.
  }
}
