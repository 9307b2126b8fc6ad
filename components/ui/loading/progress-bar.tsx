interface ProgressBarProps {
  label: string;
  /** From 0 to 1. */
  share: number;
}

export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = Math.round(100 * Math.min(1, Math.max(0, share)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2 min-w-0 grow overflow-hidden rounded-full bg-fill contrast:border contrast:border-line-strong"
    >
      <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
    </div>
  );
}
