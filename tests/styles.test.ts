import { readdirSync, readFileSync } from 'node:fs';
import { firstFiles, laterImports } from '../scripts/support/export/first-files.mjs';

const ROOT = process.cwd();
/** The folders of app/ with their filesOf first.css. */
const PAGES = [
  'app/(app)/(schedule)',
  'app/(app)/employees',
  'app/(app)/settings',
  'app/(app)/inbox',
  'app/(app)/missing',
  'app/share',
];

const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');
const filesBelow = (folder: string) =>
  readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
const intersection = (sets: readonly ReadonlySet<string>[]) =>
  new Set([...(sets[0] ?? [])].filter((path) => sets.every((set) => set.has(path))));

/** Caches a value per path. */
function remember<Value>(make: (path: string) => Value): (path: string) => Value {
  const known = new Map<string, Value>();
  return (path) => {
    const value = known.get(path) ?? make(path);
    known.set(path, value);
    return value;
  };
}

const firstOf = remember((place) => new Set(firstFiles(ROOT, [place])));
const laterOf = remember((path) => laterImports(ROOT, path));

/** The style sheets of each class that they style without a parent selector. */
function homesOfClasses(): ReadonlyMap<string, readonly string[]> {
  const homes = new Map<string, string[]>();
  for (const path of filesBelow('components').filter((name) => name.endsWith('.css'))) {
    const rules = read(path).replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, name] of rules.matchAll(/(?:^|[,}{\n])\s*\.([a-z][\w-]*)(?=[\s,{:[]*(?:,|\{))/g)) {
      if (name && !homes.get(name)?.includes(path)) homes.set(name, [...(homes.get(name) ?? []), path]);
    }
  }
  return homes;
}

/** The words in the class attributes of a file. */
const classesIn = remember((path): ReadonlySet<string> => {
  const source = read(path);
  const texts = [...source.matchAll(/\bclass(?:Name)?\s*=\s*(['"])(.*?)\1/g)].map(([, , text]) => text ?? '');
  for (const { index } of source.matchAll(/className=\{/g)) {
    let depth = 0;
    let end = index + 'className='.length;
    do {
      depth += source[end] === '{' ? 1 : source[end] === '}' ? -1 : 0;
      end += 1;
    } while (depth > 0);
    texts.push(
      ...[...source.slice(index, end).matchAll(/['"`]([^'"`]*)['"`]/g)].map(([, text]) => text ?? ''),
    );
  }
  return new Set(texts.flatMap((text) => text.split(/\s+/)));
});

/** Files present with a lazy part: its imports, and the files that all its loaders share. */
function loadedWith(): ReadonlyMap<string, ReadonlySet<string>> {
  const filesOf = new Map(PAGES.map((page) => [page, firstOf(page)]));
  for (const files of filesOf.values()) {
    for (const part of [...files].flatMap(laterOf)) {
      if (!filesOf.has(part)) filesOf.set(part, firstOf(part));
    }
  }
  const askers = (part: string) =>
    [...filesOf].filter(([, files]) => [...files].some((path) => laterOf(path).includes(part)));
  const all = new Map<string, ReadonlySet<string>>();
  const allOf = (part: string, from: readonly string[]): ReadonlySet<string> => {
    const known = all.get(part);
    if (known) return known;
    const above = askers(part).filter(([asker]) => !from.includes(asker));
    const shared = intersection(above.map(([asker]) => allOf(asker, [...from, part])));
    const files = new Set([...(filesOf.get(part) ?? []), ...shared]);
    if (from.length === 0) all.set(part, files);
    return files;
  };
  for (const part of filesOf.keys()) allOf(part, []);
  return new Map([...filesOf].map(([part]) => [part, all.get(part) ?? new Set()]));
}

describe('style of a feature', () => {
  const homes = homesOfClasses();

  it('is loaded with every part that uses its classes', () => {
    const missing: string[] = [];
    for (const [part, files] of loadedWith()) {
      for (const path of [...firstOf(part)].filter((name) => !name.endsWith('.css'))) {
        // A placeholder may lack the style, because its lazy part brings it.
        const there = new Set([...files, ...laterOf(path).flatMap((later) => [...firstOf(later)])]);
        for (const name of classesIn(path)) {
          const sheets = homes.get(name) ?? [];
          if (sheets.length > 0 && !sheets.some((sheet) => there.has(sheet)))
            missing.push(`${part}: ${path} uses ${name}, but ${sheets.join(' or ')} is not loaded`);
        }
      }
    }
    expect(missing).toEqual([]);
  });

  it('is found by this test', () => {
    expect(homes.get('day-row')).toEqual(['components/calendar/day/row.css']);
    expect(homes.size).toBeGreaterThan(100);
  });
});

describe('first style of a page', () => {
  it('is built from the static imports of the page, without lazy ones', () => {
    const files = firstFiles(ROOT, ['app/(app)/employees']);
    expect(files).toContain('app/(app)/layout.tsx');
    expect(files).toContain('components/employees/employee-row.tsx');
    expect(files).toContain('components/ui/button.tsx');
    expect(files).not.toContain('components/employees/employee-form-dialog.tsx');
    expect(files).not.toContain('app/(app)/settings/page.tsx');
  });

  it('is a style sheet in the folder of every page', () => {
    const pages = filesBelow('app').filter((path) => path.endsWith('/page.tsx'));
    expect(pages.filter((path) => !PAGES.some((page) => path.startsWith(`${page}/`)))).toEqual([]);
    for (const page of PAGES) expect(read(`${page}/first.css`)).toContain(`"${page}`);
  });
});
