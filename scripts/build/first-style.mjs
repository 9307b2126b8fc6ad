import { join } from 'node:path';
import plugin from 'tailwindcss/plugin';
import { firstFiles } from '../support/export/first-files.mjs';
import { root } from '../support/run.mjs';

/** Tailwind plugin for a style sheet: generates the utilities of the files that `places` load first. */
export default plugin.withOptions(
  () => () => {},
  ({ places }) => ({
    content: { files: firstFiles(root, [places].flat()).map((path) => join(root, path)) },
  }),
);
