const HEIGHT = 14;
const BAR_WIDTH = 4;
const STEP = 5;
/** This many people at once fill the strip; a busier day scales to its own peak. */
const FULL_SCALE_PEOPLE = 8;

/** How many people work in each hour, as 24 bars. Decorative: the heading gives hours and people as text. */
export function CoverageStrip({ peopleByHour }: { peopleByHour: readonly number[] }) {
  const scale = Math.max(FULL_SCALE_PEOPLE, ...peopleByHour);
  // One path for all bars: 168 elements a week are too many for a decoration.
  const path = peopleByHour
    .map((people, hour) => {
      const height = people === 0 ? 1 : Math.max(2, Math.round((people / scale) * HEIGHT));
      return `M${hour * STEP} ${HEIGHT}v-${height}h${BAR_WIDTH}v${height}z`;
    })
    .join('');
  return (
    <svg
      className="coverage-strip"
      viewBox={`0 0 ${24 * STEP - 1} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
