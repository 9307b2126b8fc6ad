'use client';

import { Store } from 'lucide-react';
import { useContext, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { LoadFailureContext } from '@/components/ui/loading/load-failure';
import { useHasSample } from '@/stores/first-use/use-has-sample';

/** Marks the data as the sample restaurant, and removes the sample in one click. */
export function SampleBanner() {
  const t = useTranslations('sample');
  const reportLoadFailure = useContext(LoadFailureContext);
  const isShown = useHasSample();
  const [isRemoving, setIsRemoving] = useState(false);
  if (!isShown) return null;
  const remove = () => {
    document.getElementById('content')?.focus();
    setIsRemoving(true);
    import('@/stores/first-use/sample')
      .then(({ removeSample }) => removeSample(t('removed'), t('gone')))
      .catch(reportLoadFailure)
      .finally(() => setIsRemoving(false));
  };
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 mb-2 border-y border-line bg-sunken px-6 py-1.5 text-ink-2 phone:px-4">
      <Store aria-hidden="true" className="size-4 shrink-0 text-icon" strokeWidth={1.75} />
      <p className="min-w-0 flex-[1_1_10rem] text-xs phone:text-[13px]">{t('banner')}</p>
      <Button size="sm" className="shrink-0" isPending={isRemoving} onClick={remove}>
        {t('remove')}
      </Button>
    </div>
  );
}
