interface BareErrorScreenProps {
  message: string;
  /** Translated, if the texts are loaded. */
  title?: string;
  home?: string;
}

/** The fallback screen without anything that must be loaded. */
export function BareErrorScreen({
  message,
  title = 'Unexpected Application Error!',
  home = 'Calendar',
}: BareErrorScreenProps) {
  return (
    <main id="content" className="p-6">
      <h1 ref={(heading) => heading?.focus()} tabIndex={-1} className="font-semibold outline-none">
        {title}
      </h1>
      <p>{message}</p>
      <a href={process.env.NEXT_PUBLIC_BASE_PATH || '/'} className="underline">
        {home}
      </a>
    </main>
  );
}
