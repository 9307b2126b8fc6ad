'use client';

import { CalendarOff, CalendarRange, Eye } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { SharedWeek } from '@/lib/share/shared-week';
import { AskedList } from './asked-list';
import { RequestAct } from './request-act';
import { newNumber, type RepliesOf } from './use-phone-replies';

interface PersonAnswersProps {
  week: SharedWeek;
  replies: RepliesOf;
  onTimeOff: () => void;
  onAvailability: () => void;
}

/** What a person can say beside their shifts, and all that they have asked. */
export function PersonAnswers({ week, replies, onTimeOff, onAvailability }: PersonAnswersProps) {
  const t = useTranslations('replies');
  const headId = useId();
  const { firstDay, publishedAt, zone } = week;
  const seen = replies.requests.find(
    ({ asked }) => asked.kind === 'seen' && asked.firstDay === firstDay && asked.publishedAt >= publishedAt,
  );
  const acts = { replies, zone };
  return (
    <>
      <section aria-labelledby={headId} className="flex flex-col gap-2 pt-5">
        <h3 id={headId} className="font-semibold">
          {t('answer')}
        </h3>
        <p className="text-ink-2">{t('answerHint')}</p>
        <div className="reply-acts">
          <RequestAct
            {...acts}
            request={seen}
            isAlone
            label={t('seen')}
            icon={<Eye aria-hidden="true" />}
            onAsk={() => replies.ask({ kind: 'seen', number: newNumber(), note: '', firstDay, publishedAt })}
          />
          {/* There may be several of these: where each stands is in the list below. */}
          <RequestAct
            {...acts}
            request={undefined}
            label={t('askTimeOff')}
            icon={<CalendarOff aria-hidden="true" />}
            onAsk={onTimeOff}
          />
          <RequestAct
            {...acts}
            request={undefined}
            label={t('sendAvailability')}
            icon={<CalendarRange aria-hidden="true" />}
            onAsk={onAvailability}
          />
        </div>
      </section>
      <AskedList replies={replies} zone={zone} />
    </>
  );
}
