import { build } from 'esbuild';
import { root } from '../run.mjs';

/** The exports of these modules of lib/ in one object: `await loadLib(['lib/auto-fill/plan.ts'])`. */
export async function loadLib(modules) {
  const { outputFiles } = await build({
    stdin: { contents: modules.map((path) => `export * from './${path}';`).join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    tsconfig: `${root}/tsconfig.json`,
  });
  const [{ text }] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}
