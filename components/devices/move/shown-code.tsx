import { codeGroups } from '@/lib/saved-data/sealed/sealing-code';

/** The code, to be read off the screen: nothing copies it, so that it does not go the way of the file. */
export function ShownCode({ code }: { code: string | undefined }) {
  const groups = codeGroups(code ?? '');
  return (
    <div className="flex min-h-12 items-center rounded-box border border-line-2 bg-sunken px-4 py-3">
      {/* Sign by sign: as a word it would be guessed at. */}
      <p className="sr-only">{groups.map((group) => Array.from(group).join(' ')).join(', ')}</p>
      <p
        aria-hidden="true"
        className="tnum font-mono text-md font-semibold tracking-wide [word-spacing:0.5ch] select-text"
      >
        {groups.join(' ')}
      </p>
    </div>
  );
}
