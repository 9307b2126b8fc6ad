'use client';

import './replies.css';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerSlots } from '@/components/staff-page/week/answer-slots';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { whenIdle } from '@/components/ui/loading/when-idle';
import { type LinkIdentity, readIdentity } from '@/lib/requests/links/link-identity';
import type { SharedShift, SharedWeek } from '@/lib/share/shared-week';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { LocalDate } from '@/lib/time/local-date';
import { PersonAnswers } from './person-answers';
import { ReplyBar } from './reply-bar';
import { ClaimAnswer, LeaveAnswer } from './shift-answer';
import { useAnswersOf } from './use-answers-of';
import { type RepliesOf, useRepliesOf } from './use-phone-replies';

const SwapDialog = lazyPart(() => import('./swap-dialog').then((module) => module.SwapDialog));
const TimeOffDialog = lazyPart(() => import('./time-off-dialog').then((module) => module.TimeOffDialog));
const AvailabilityDialog = lazyPart(() =>
  import('./availability-dialog').then((module) => module.AvailabilityDialog),
);
const ReplySheet = lazyPart(() => import('./reply-sheet').then((module) => module.ReplySheet));

/** The dialog that is open; a shift's is the one that asks to leave it. */
type Opened = SharedShift | 'timeOff' | 'availability' | 'reply';

interface AnsweringProps {
  /** The link's: it says where it comes from, and what became of earlier requests. */
  code: string;
  week: SharedWeek;
  /** Who has been chosen, or whose link it is. */
  name: string | undefined;
  today: LocalDate;
  onSlots: (slots: AnswerSlots) => void;
}

/** Makes the week's link answerable: what stands beside the shifts is handed to the page, bar and dialogs are here. */
export function Answering(props: AnsweringProps) {
  const { code } = props;
  const identity = useMemo(() => readIdentity(code), [code]);
  if (!identity) return null;
  if (props.name === undefined) return <WithoutName onSlots={props.onSlots} />;
  return <OfPerson key={props.name} {...props} identity={identity} name={props.name} />;
}

function WithoutName({ onSlots }: Pick<AnsweringProps, 'onSlots'>) {
  const t = useTranslations('replies');
  useEffect(() => {
    onSlots({ ofShift: () => null, ofPerson: null, openHint: t('openHintNameless') });
  }, [onSlots, t]);
  return null;
}

interface OfPersonProps extends AnsweringProps {
  identity: LinkIdentity;
  name: string;
}

function OfPerson(props: OfPersonProps) {
  const { code, identity, week, name, today, onSlots } = props;
  const t = useTranslations('replies');
  const [opened, setOpened] = useState<Opened>();
  const { workplace } = identity;
  const replies = useRepliesOf(workplace, name);
  useAnswersOf(code, workplace);
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of [SwapDialog, TimeOffDialog, AvailabilityDialog, ReplySheet]) part.preload();
      }),
    [],
  );
  const slots = useMemo((): AnswerSlots => {
    const place = (draw: (own: RepliesOf) => ReactNode) => (
      <OwnReplies workplace={workplace} name={name} draw={draw} />
    );
    const { zone } = week;
    return {
      openHint: t('openHint'),
      ofPerson: place((own) => (
        <PersonAnswers
          week={week}
          replies={own}
          onTimeOff={() => setOpened('timeOff')}
          onAvailability={() => setOpened('availability')}
        />
      )),
      ofShift: (shift, isOpen) =>
        shift.date < today
          ? null
          : place((own) =>
              isOpen ? (
                <ClaimAnswer shift={shift} replies={own} zone={zone} />
              ) : (
                <LeaveAnswer shift={shift} replies={own} zone={zone} onAsk={() => setOpened(shift)} />
              ),
            ),
    };
  }, [workplace, name, week, today, t]);
  useEffect(() => onSlots(slots), [onSlots, slots]);
  const close = () => setOpened(undefined);
  const others = identity.person
    ? []
    : week.people.filter((person) => person.name !== name && person.name !== OPEN_SHIFT_NAME);
  return (
    <>
      <ReplyBar
        count={replies.waitingCount}
        hasAsked={replies.requests.length > 0}
        onSend={() => setOpened('reply')}
      />
      {typeof opened === 'object' && (
        <SwapDialog
          shift={opened}
          others={others}
          today={today}
          zone={week.zone}
          onAsk={replies.ask}
          onClose={close}
        />
      )}
      {opened === 'timeOff' && <TimeOffDialog today={today} onAsk={replies.ask} onClose={close} />}
      {opened === 'availability' && (
        <AvailabilityDialog firstDay={week.firstDay} replies={replies} onClose={close} />
      )}
      {opened === 'reply' && (
        <ReplySheet identity={identity} name={name} replies={replies} zone={week.zone} onClose={close} />
      )}
    </>
  );
}

interface OwnRepliesProps {
  workplace: string;
  name: string;
  draw: (replies: RepliesOf) => ReactNode;
}

function OwnReplies({ workplace, name, draw }: OwnRepliesProps): ReactNode {
  return draw(useRepliesOf(workplace, name));
}
