import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map(
  (name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')] as const,
);

/** The write permissions of each job; other jobs have none. */
const MAY_WRITE: Readonly<Record<string, readonly string[]>> = {
  publish: ['pages', 'id-token'],
  attest: ['id-token', 'attestations'],
  attach: ['contents'],
};

const uses = (text: string) =>
  [...text.matchAll(/^\s*(?:- )?uses:\s*(.+)$/gm)].map(([, action = '']) => action.trim());

/** Actions without a full commit hash or a version comment. */
const unpinned = (text: string) =>
  uses(text).filter((action) => !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));

/** The lines below the name of a block with the given indentation. */
function block(text: string, name: string, indent: string): string | undefined {
  const [, body] =
    new RegExp(`^${indent}${name}:\\n((?:(?:${indent} .*)?\\n)+)`, 'm').exec(`${text}\n`) ?? [];
  return body;
}

function jobs(text: string): readonly (readonly [name: string, body: string])[] {
  const body = block(text, 'jobs', '') ?? '';
  return [...body.matchAll(/^ {2}([\w-]+):\n((?:(?: {3}.*)?\n)+)/gm)].map(([, name = '', job = '']) => [
    name,
    job,
  ]);
}

const permissions = (text: string, indent: string) =>
  [...(block(text, 'permissions', indent) ?? '').matchAll(/^\s+([\w-]+): (\w+)$/gm)].map(
    ([, scope = '', right = '']) => [scope, right] as const,
  );

/** Permissions given to all jobs or to a job that does not need them. */
function tooManyRights(text: string): readonly string[] {
  const common = permissions(text, '');
  const found = /permissions:\s*(?:write-all|read-all|\{)/.test(text) ? ['all at once'] : [];
  if (common.length === 0) found.push('no permissions for the workflow');
  for (const [scope, right] of common) if (right !== 'read') found.push(`all jobs: ${scope}`);
  for (const [job, body] of jobs(text)) {
    for (const [scope, right] of permissions(body, '    ')) {
      if (right !== 'read' && !MAY_WRITE[job]?.includes(scope)) found.push(`${job}: ${scope}`);
    }
  }
  return found;
}

/** Lines with an expression outside a plain key value; in a command it could inject code. */
const writableInto = (text: string) =>
  text
    .split('\n')
    .filter(
      (line) =>
        line.includes('${{') &&
        (!/^\s+(?:- )?[\w-]+: \$\{\{ [\w.]+ \}\}[\w./-]*$/.test(line) ||
          /^\s+(?:- )?run:|github\.event\./.test(line)),
    );

describe.each(workflows)('%s', (_name, text) => {
  test('pins every action by its full hash with a version comment', () => {
    expect(uses(text).length).toBeGreaterThan(0);
    expect(unpinned(text)).toEqual([]);
  });

  test('gives no job more rights than it needs', () => {
    expect(jobs(text).length).toBeGreaterThan(0);
    expect(tooManyRights(text)).toEqual([]);
  });

  test('persists no credentials and limits the time of every job', () => {
    const checkouts = uses(text).filter((action) => action.startsWith('actions/checkout@'));
    expect(text.match(/persist-credentials: false/g) ?? []).toHaveLength(checkouts.length);
    for (const [job, body] of jobs(text))
      expect([job, /^ {4}timeout-minutes: \d+$/m.test(body)]).toEqual([job, true]);
  });

  test('runs no command that contains the title or branch of a pull request', () => {
    expect(writableInto(text)).toEqual([]);
    expect(text).not.toContain('pull_request_target');
  });
});

test('finds unpinned actions, excess permissions and injectable commands', () => {
  const hash = 'a'.repeat(40);
  expect(
    unpinned(`
      - uses: actions/checkout@v4
      - uses: actions/checkout@${hash}
      - uses: actions/checkout@${hash.slice(1)} # v4.2.2
        uses: actions/checkout@${hash} # v4.2.2
      - uses: ./.github/actions/own
`),
  ).toHaveLength(4);
  const rights = `permissions:\n  contents: write\n\njobs:\n  test:\n    permissions:\n      id-token: write\n    steps:\n  attach:\n    permissions:\n      contents: write\n`;
  expect(tooManyRights(rights)).toEqual(['all jobs: contents', 'test: id-token']);
  expect(tooManyRights('jobs:\n  test:\n    steps:\n')).toEqual(['no permissions for the workflow']);
  expect(tooManyRights('permissions: write-all\n')).toContain('all at once');
  const commands = `
      - run: |
          echo $\{{ github.head_ref }}
      - run: $\{{ inputs.command }}
        run: echo "$\{{ matrix.node }}"
          TITLE: $\{{ github.event.pull_request.title }}
          TAG: $\{{ github.ref_name }}
`;
  expect(writableInto(commands)).toHaveLength(4);
});

test('audits all packages on every change, before a release and weekly', () => {
  const [ci = '', release = ''] = ['ci.yml', 'release.yml'].map((name) =>
    readFileSync(`${FOLDER}/${name}`, 'utf8'),
  );
  for (const text of [ci, release]) expect(text).toMatch(/run: npm audit --audit-level=high$/m);
  expect(ci).toMatch(/^ {4}- cron: /m);
  expect(`${ci}${release}`).not.toContain('--omit');
});

test('builds a release without package scripts and without a cache', () => {
  const [, build = ''] =
    jobs(readFileSync(`${FOLDER}/release.yml`, 'utf8')).find(([name]) => name === 'build') ?? [];
  expect(build).toMatch(/run: npm ci --ignore-scripts$/m);
  expect(build).not.toMatch(/npm (?:install|ci)(?! --ignore-scripts)|^\s+cache: /m);
});

test('attaches to a release only files that were attested', () => {
  const release = readFileSync(`${FOLDER}/release.yml`, 'utf8');
  const [attest = '', attach = ''] = ['attest', 'attach'].map(
    (name) => jobs(release).find(([job]) => job === name)?.[1],
  );
  expect(attach).toMatch(/needs: \[build, attest\]/);
  const files = /files="([^"]+)"/.exec(attach)?.[1]?.split(' ') ?? [];
  expect(files).toEqual(['brigade.zip', 'brigade.cdx.json', 'SHA256SUMS']);
  for (const file of files) expect(attest).toContain(`            ${file}\n`);
});
