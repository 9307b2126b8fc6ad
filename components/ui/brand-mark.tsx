export function BrandMark() {
  return (
    <svg viewBox="0 0 28 28" className="size-7 shrink-0" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="var(--accent)" />
      <g fill="var(--on-accent)">
        <rect x="7" y="7.5" width="8" height="3.2" rx="1.6" />
        <rect x="9" y="12.4" width="12" height="3.2" rx="1.6" />
        <rect x="7" y="17.3" width="10" height="3.2" rx="1.6" />
      </g>
    </svg>
  );
}
