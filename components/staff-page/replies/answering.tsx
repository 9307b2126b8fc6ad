'use client';

import './replies.css';
import { CalendarOff, CalendarRange, Eye, Send } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerSlots } from '@/components/staff-page/week/answer-slots';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { whenIdle } from '@/components/ui/loading/when-idle';
import { readAnswers } from '@/lib/requests/links/answers';
import { type LinkIdentity, readIdentity } from '@/lib/requests/links/link-identity';
import { withAnswers } from '@/lib/requests/phone/edit-replies';
import type { SharedShift, SharedWeek } from '@/lib/share/shared-week';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { LocalDate } from '@/lib/time/local-date';
import { phoneReplies } from '@/stores/replies/phone-replies';
import { AskedList } from './asked-list';
import { RequestAct } from './request-act';
import { ClaimAnswer, LeaveAnswer } from './shift-answer';
import { newNumber, type RepliesOf, useRepliesOf } from './use-phone-replies';

const SwapDialog = lazyPart(() => import('./swap-dialog').then((module) => module.SwapDialog));
const TimeOffDialog = lazyPart(() => import('./time-off-dialog').then((module) => module.TimeOffDialog));
const AvailabilityDialog = lazyPart(() =>
  import('./availability-dialog').then((module) => module.AvailabilityDialog),
);
const ReplySheet = lazyPart(() => import('./reply-sheet').then((module) => module.ReplySheet));

/** The open dialog. A shift opens the dialog that asks to swap it or give it away. */
type Opened = SharedShift | 'timeOff' | 'availability' | 'reply';

interface AnsweringProps {
  /** The link's code; has the link's origin and the decisions on earlier requests. */
  code: string;
  week: SharedWeek;
  /** The chosen person, or the owner of the link. */
  name: string | undefined;
  today: LocalDate;
  onSlots: (slots: AnswerSlots) => void;
}

/**
 * Lets people answer the week: gives the page the parts to show beside the shifts, and renders the bar and
 * the dialogs.
 */
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

/** Stores the decisions in the link with this phone's requests. */
function useAnswersOf(code: string, workplace: string): void {
  useEffect(() => {
    void readAnswers(code).then((announced) => {
      if (announced.answers.length > 0)
        phoneReplies().change(workplace, (kept) => withAnswers(kept, announced));
    });
  }, [code, workplace]);
}

interface ReplyBarProps {
  count: number;
  hasAsked: boolean;
  onSend: () => void;
}

/**
 * The bar of unsent requests, at the bottom of the screen; in the flow, so that the bar does not cover the
 * page's end.
 */
function ReplyBar({ count, hasAsked, onSend }: ReplyBarProps) {
  const t = useTranslations('replies');
  return (
    // The bar stays mounted when empty, and takes the focus when its button is removed.
    <section
      aria-label={t('bar.title')}
      tabIndex={-1}
      data-open={count > 0 || undefined}
      className="reply-bar staff-screen-only"
    >
      <div>
        <p role="status" className={count > 0 ? 'tnum min-w-0 grow' : 'sr-only'}>
          {count > 0 ? t('bar.count', { count }) : hasAsked && t('bar.none')}
        </p>
        {count > 0 && (
          <Button
            variant="primary"
            size="lg"
            className="shrink-0"
            icon={<Send aria-hidden="true" />}
            onClick={onSend}
          >
            {t('bar.send')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface PersonAnswersProps {
  week: SharedWeek;
  replies: RepliesOf;
  onTimeOff: () => void;
  onAvailability: () => void;
}

/** A person's requests that are not about a shift, and a list of all their requests. */
function PersonAnswers({ week, replies, onTimeOff, onAvailability }: PersonAnswersProps) {
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
          {/* Several requests are possible; the list below has the state of each request. */}
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
