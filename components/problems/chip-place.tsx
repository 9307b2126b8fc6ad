'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { DESKTOP } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useIsJudged } from '@/stores/schedule/problems/problems';

const ProblemChip = lazyPart(() => import('./chip').then((module) => module.ProblemChip), {
  onError: logLoadFailure,
});

interface ProblemChipPlaceProps {
  /** Which of the two layouts has the place. */
  isOnDesktop: boolean;
}

/** Where the number of problems comes once they are known, behind the first paint. */
export function ProblemChipPlace({ isOnDesktop }: ProblemChipPlaceProps) {
  const isJudged = useIsJudged();
  const isHere = useMediaQuery(DESKTOP) === isOnDesktop;
  return isJudged && isHere && <ProblemChip />;
}
