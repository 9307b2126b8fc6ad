interface PrintedHeadProps {
  title: string;
  /** Its figures, at the end of the line. */
  figures: readonly (string | false)[];
}

/** The heading of a printed view. */
export function PrintedHead({ title, figures }: PrintedHeadProps) {
  return (
    <header className="printed-head">
      <h1>{title}</h1>
      <p className="tnum">{figures.filter(Boolean).join(' · ')}</p>
    </header>
  );
}
