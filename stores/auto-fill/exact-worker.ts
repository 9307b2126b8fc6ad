import loadHighs, { type Highs } from 'highs';
import { serveWorker } from '@/stores/workers/serve-worker';
import { NEWS_ID, type NewsMessage } from './fill-news';
import { createPeople } from './problem-in-parts';
import { type ExactCalls, solveProblem } from './solve-problem';

// The one worker with WebAssembly. It is a file of its own, made by scripts/make/exact-worker.mjs, so that it alone has
// a policy that allows it. Ending it is the way to stop it.

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
