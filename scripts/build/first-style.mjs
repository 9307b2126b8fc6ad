import { join } from 'node:path';
import plugin from 'tailwindcss/plugin';
import { firstFiles } from '../support/export/first-files.mjs';
import { root } from '../support/run.mjs';

/** For Tailwind, in a style sheet: it has the utilities of what stands in `places` before anything is asked of it. */
export default plugin.withOptions(
  () => () => {},
  ({ places }) => ({
    content: { files: firstFiles(root, [places].flat()).map((path) => join(root, path)) },
  }),
);
