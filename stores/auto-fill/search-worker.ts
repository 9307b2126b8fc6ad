import { runToCompletion } from '@/lib/in-pieces';
import { serveWorker } from '@/stores/workers/serve-worker';
import { NEWS_ID, type NewsMessage } from './fill-news';
import { createPeople } from './problem-in-parts';
import { type SearchCalls, searchInPieces } from './search-call';

// To cancel, terminate the worker.

const { person, problemOf } = createPeople();

serveWorker<SearchCalls>(self, {
  person,
  async search({ problem, ...input }) {
    const pieces = searchInPieces({ ...input, problem: problemOf(problem) }, (news) =>
      self.postMessage({ id: NEWS_ID, news } satisfies NewsMessage),
    );
    return runToCompletion(pieces);
  },
});
