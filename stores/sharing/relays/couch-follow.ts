import { RELAY_NEWS_MS, RELAY_RETRY_MS } from '@/lib/timing';
import { fieldOf, placeIn } from './couch-documents';
import type { CouchHttp } from './couch-http';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Tells that there may be frames: once at the start, because what comes between a reading and the first question would be
 * missed, and then whenever the database says that one of the room's places was taken. Returns how to stop.
 */
export function followChanges(http: CouchHttp, room: string, told: () => void): () => void {
  let isOn = true;
  let since = 'now';

  async function askOnce() {
    const isFirst = since === 'now';
    const hold = isFirst ? {} : { feed: 'longpoll', timeout: String(RELAY_NEWS_MS) };
    const query = new URLSearchParams({ since, ...hold });
    const { body } = await http.ask(`/_changes?${query}`, { holdMs: isFirst ? 0 : RELAY_NEWS_MS });
    const latest = fieldOf(body, 'last_seq');
    if (typeof latest === 'string' || typeof latest === 'number') since = String(latest);
    const results = fieldOf(body, 'results');
    const isNews = (change: unknown) =>
      placeIn(room, String(fieldOf(change, 'id'))) !== undefined && fieldOf(change, 'deleted') !== true;
    if (isOn && (isFirst || (Array.isArray(results) && results.some(isNews)))) told();
  }

  async function run() {
    while (isOn && !http.isClosed()) {
      // Where it was left off stays known, so that nothing is missed by a cut.
      await askOnce().catch(() => (http.isClosed() ? undefined : wait(RELAY_RETRY_MS)));
    }
  }
  void run();
  return () => {
    isOn = false;
  };
}
