'use client';

import { useAsOf } from '@/stores/schedule/use-schedule';
import './chip.css';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { DESKTOP } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useFormats } from '@/components/ui/use-formats';
import { useProblems } from '@/stores/schedule/problems/use-problems';
import { openDialog } from '@/stores/ui/dialogs';
import { useShownDates } from '@/stores/ui/shown-days';
import { useUi } from '@/stores/ui/use-ui';
import { useIgnoredOn } from './use-ignored-on';

/** If the text would push the month and year out of the bar, only the number is shown. */
const BESIDE_RAIL = ['max-[1439px]:hidden', 'min-[1440px]:hidden'] as const;
const BESIDE_SIDEBAR = ['max-[1599px]:hidden', 'min-[1600px]:hidden'] as const;

interface ProblemChipProps {
  /** Which of the two layouts has the chip. */
  isOnDesktop: boolean;
}

/**
 * The number of problems of the visible days; opens the list. Renders nothing without problems, ignored or
 * not.
 */
export function ProblemChip({ isOnDesktop }: ProblemChipProps) {
  const isHere = useMediaQuery(DESKTOP) === isOnDesktop;
  // Problems of the past can no longer be fixed.
  const isLookingBack = useAsOf() !== undefined;
  if (!isHere || isLookingBack) return null;
  return <Chip />;
}

function Chip() {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const dates = useShownDates();
  const count = useProblems(dates).length;
  const hasIgnored = useIgnoredOn(dates).length > 0;
  const isSidebarOpen = useUi((state) => state.sidebarOpen);
  if (count === 0 && !hasIgnored) return null;
  const [wordsClass, numberClass] = isSidebarOpen ? BESIDE_SIDEBAR : BESIDE_RAIL;
  const Icon = count > 0 ? TriangleAlert : CircleCheck;
  const words = count > 0 ? t('problems', { count }) : t('noProblems');
  return (
    <button
      type="button"
      data-status={count > 0 ? 'Pending' : 'Confirmed'}
      aria-haspopup="dialog"
      aria-label={words}
      className="problem-chip focus-ring hit-44 motion tnum"
      onClick={() => openDialog({ name: 'problems' })}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className={wordsClass}>{words}</span>
      {count > 0 && <span className={numberClass}>{formats.integer(count)}</span>}
    </button>
  );
}
