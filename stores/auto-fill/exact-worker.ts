import loadHighs, { type Highs } from 'highs';
import { serveWorker } from '@/stores/workers/serve-worker';
import { NEWS_ID, type NewsMessage } from './fill-news';
import { createPeople } from './problem-in-parts';
import { type ExactCalls, solveProblem } from './solve-problem';

// The only worker that runs WebAssembly. scripts/make/exact-worker.mjs builds it into a separate file, so that only
// this file needs a policy that allows WebAssembly. To cancel, terminate the worker.

const { person, problemOf } = createPeople();
let loading: Promise<Highs> | undefined;

function highs(): Promise<Highs> {
  loading ??= loadHighs({ locateFile: (file) => new URL(file, self.location.href).href });
  return loading;
}

serveWorker<ExactCalls>(self, {
  person,
  async load() {
    await highs();
  },
  async solve({ problem, ...input }) {
    return solveProblem(await highs(), { ...input, problem: problemOf(problem) }, (news) =>
      self.postMessage({ id: NEWS_ID, news } satisfies NewsMessage),
    );
  },
});
