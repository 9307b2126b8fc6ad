import { EXACT_WORKER_PATH } from '@/lib/offline/worker-policy';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import { startWorker } from '@/stores/workers/call-worker';
import { doInPieces } from '@/stores/workers/do-in-pieces';
import { type FillNews, NEWS_ID, type NewsMessage } from './fill-news';
import { sendPeople } from './problem-in-parts';
import type { SearchCalls, SearchInput } from './search-call';
import type { ExactCalls, SolveInput } from './solve-problem';

type OnNews = (news: FillNews) => void;

/** Resolves with undefined if the solver gives up. */
type Solve = (input: SolveInput, onNews: OnNews) => Promise<FillNews | undefined>;

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Searches in a worker. If the worker cannot start or breaks, searches in pieces on the page. */
export async function search(input: SearchInput, signal: AbortSignal, onNews: OnNews): Promise<FillNews> {
  const work = { signal, onProgress() {} };
  let listen: OnNews | undefined = onNews;
  const worker = await startWorker<SearchCalls>(
    () =>
      withNewsListener(
        new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' }),
        (news) => listen?.(news),
      ),
    signal,
  );
  try {
    if (worker) {
      const rest = await sendPeople(input, (person) => worker.call('person', person, work));
      return await worker.call('search', rest, work);
    }
  } catch (error) {
    signal.throwIfAborted();
    console.error('The search worker failed; searching on the page instead.', error);
  } finally {
    listen = undefined;
    worker?.end();
  }
  const { searchInPieces } = await import('./search-call');
  return doInPieces(searchInPieces(input, onNews), work, () => pauseForPage(true));
}

/** Starts the solver worker and resolves once it is loaded, or with undefined if it is not available. Never rejects. */
export async function startExactSolver(signal: AbortSignal): Promise<Solve | undefined> {
  const work = { signal, onProgress() {} };
  let listen: OnNews | undefined;
  try {
    const worker = await startWorker<ExactCalls>(
      () => withNewsListener(new Worker(basePath + EXACT_WORKER_PATH), (news) => listen?.(news)),
      signal,
    );
    if (!worker) return undefined;
    signal.addEventListener('abort', worker.end);
    await worker.call('load', undefined, work);
    return async (input, onNews) => {
      listen = onNews;
      return sendPeople(input, (person) => worker.call('person', person, work))
        .then((rest) => worker.call('solve', rest, work))
        .catch(reportUnavailable);
    };
  } catch (error) {
    return reportUnavailable(error);
  }

  function reportUnavailable(error: unknown): undefined {
    if (!signal.aborted) console.warn('The exact solver is not available.', error);
  }
}

function withNewsListener(worker: Worker, onNews: OnNews): Worker {
  worker.addEventListener('message', ({ data }: MessageEvent<NewsMessage>) => {
    if (data.id === NEWS_ID) onNews(data.news);
  });
  return worker;
}
