import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

/** Copies a folder with hard links if the file system allows it. */
export function linkTree(from, to, isWanted = () => true) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!isWanted(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** The files below a folder, with `/` in their paths, in the same order everywhere. */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** The paths at which two folders differ: present on only one side, or with different content. */
export function differences(one, other) {
  const [left, right] = [filesBelow(one), filesBelow(other)].map((files) => new Set(files));
  return [...new Set([...left, ...right])].sort().filter((path) => {
    if (!left.has(path) || !right.has(path)) return true;
    return !readFileSync(join(one, path)).equals(readFileSync(join(other, path)));
  });
}
