import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

function readReport(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return undefined;
  }
}

/** A runner that fails without a failed test (it did not start, say) counts as one failure all the same. */
function count(code, passed = 0, failed = 0) {
  return { failed: code !== 0 && failed === 0 ? 1 : failed, passed };
}

export function countJest(path, code) {
  const report = readReport(path);
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  return count(code, report?.numPassedTests, failed);
}

export function countPlaywright(path, code) {
  const { stats } = readReport(path) ?? {};
  return count(code, stats?.expected, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0));
}
