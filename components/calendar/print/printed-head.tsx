'use client';

import { titleWithHouse } from '@/lib/share/house-name';
import { useSetting } from '@/stores/settings/use-setting';

interface PrintedHeadProps {
  title: string;
  /** Its figures, at the end of the line. */
  figures: readonly (string | false)[];
}

/** The heading of a printed view, with the name of the house. */
export function PrintedHead({ title, figures }: PrintedHeadProps) {
  const house = useSetting('businessName');
  return (
    <header className="printed-head">
      <h1>{titleWithHouse(house, title)}</h1>
      <p className="tnum">{figures.filter(Boolean).join(' · ')}</p>
    </header>
  );
}
