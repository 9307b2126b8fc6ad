'use client';

import { useEffect } from 'react';
import { useHasLeft } from '@/components/calendar/use-has-left';
import { type LookedBack, useLookedBack } from '@/stores/look-back/looked-back';

/** Shows the present schedule again as soon as another page or a panel is asked for. */
export function LookBackWatch() {
  const looked = useLookedBack();
  return looked && <Watch leave={looked.leave} />;
}

function Watch({ leave }: Pick<LookedBack, 'leave'>) {
  const hasLeft = useHasLeft();
  useEffect(() => {
    if (hasLeft) leave();
  }, [hasLeft, leave]);
  return null;
}
