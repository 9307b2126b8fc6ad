'use client';

import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { PeopleOrOpen } from './people-or-open';

interface OpenCopiesProps {
  isOpen: boolean;
  /** Whether somebody is proposed for them afterwards. */
  isFilled: boolean;
  onOpen: (isOpen: boolean) => void;
  onFilled: (isFilled: boolean) => void;
}

/** Whether the copies keep their people or are open shifts, which can be filled right after. */
export function OpenCopies(props: OpenCopiesProps) {
  return (
    // Of the height of what follows, so that nothing jumps.
    <LaterWords fallback={<div className="h-14 phone:h-18" />}>
      <OpenChoice {...props} />
    </LaterWords>
  );
}

function OpenChoice({ isOpen, isFilled, onOpen, onFilled }: OpenCopiesProps) {
  const t = useTranslations('weeks');
  return (
    <div className="flex flex-col gap-1.5">
      <PeopleOrOpen isOpen={isOpen} onOpen={onOpen} />
      {isOpen && (
        <label className="flex min-h-8 w-fit cursor-pointer items-center gap-2 text-sm coarse:min-h-11 phone:min-h-11">
          <input
            type="checkbox"
            checked={isFilled}
            onChange={(event) => onFilled(event.currentTarget.checked)}
            className="size-4 accent-accent focus-ring phone:size-5"
          />
          {t('thenFill')}
        </label>
      )}
    </div>
  );
}
