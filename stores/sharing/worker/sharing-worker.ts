// What shares the schedule. It is a file of its own, made by scripts/make/sharing-worker.mjs, so that it alone has a policy
// that names the entered server.

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === 'are you there?') self.postMessage('here');
});
