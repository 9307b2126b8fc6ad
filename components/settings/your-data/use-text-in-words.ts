'use client';

import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import { clockTimeOf } from '@/lib/time/clock-time';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { zoneOf } from '@/lib/time/zone-choice';
import type { ListedText } from '@/stores/restore/quarantine';
import { useUi } from '@/stores/ui/use-ui';
import { KEY_WORDS } from './key-words';

/** A quarantined text in words: what it was, and when it was put aside with its size. */
export function useTextInWords(): (text: ListedText) => { readonly what: string; readonly about: string } {
  const t = useTranslations('unreadable');
  const formats = useFormats();
  const zone = zoneOf(useUi(({ timezone }) => timezone));
  return ({ id, key, at, text }) => {
    const size = t('size', { count: text.length });
    const date = at === undefined ? undefined : new Date(at);
    const when =
      date && `${formats.fullDay(todayIn(date, zone))}, ${formats.time(clockTimeOf(minuteNow(date, zone)))}`;
    return { what: id ? t(KEY_WORDS[id]) : key, about: when ? `${when} · ${size}` : size };
  };
}
