'use client';

import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { saveTextFile } from '@/components/ui/page/save-text-file';
import { useFocusFallback } from '@/components/ui/page/use-focus-fallback';
import { useFormats } from '@/components/ui/use-formats';
import type { SavedKeyId } from '@/lib/saved-data/saved-keys';
import { clockTimeOf } from '@/lib/time/clock-time';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { zoneOf } from '@/lib/time/zone-choice';
import { notificationsStore } from '@/stores/app/notifications-store';
import { announceOrWithdraw } from '@/stores/notifications/announce-or-withdraw';
import {
  discardText,
  isScheduleWhole,
  type ListedText,
  putBack,
  readValueAgain,
  settleText,
  useQuarantine,
} from '@/stores/restore/quarantine';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

/** Every quarantined text until it is settled; renders nothing if the quarantine is empty. */
export function UnreadableTexts() {
  const texts = useQuarantine();
  const [discarding, setDiscarding] = useState<ListedText>();
  if (texts.length === 0) return null;
  return (
    <LaterWords>
      <List texts={texts} onDiscard={setDiscarding} />
      {discarding && <DiscardDialog text={discarding} onClose={() => setDiscarding(undefined)} />}
    </LaterWords>
  );
}

interface ListProps {
  texts: readonly ListedText[];
  onDiscard: (text: ListedText) => void;
}

function List({ texts, onDiscard }: ListProps) {
  const t = useTranslations('unreadable');
  return (
    <section aria-label={t('title')} tabIndex={-1} className="outline-none">
      <p className="font-medium">{t('title')}</p>
      <p className="text-xs text-ink-2 phone:text-[13px]">{t('lead')}</p>
      <ul className="divide-y divide-line">
        {texts.map((text) => (
          <UnreadableText key={text.name} text={text} onDiscard={() => onDiscard(text)} />
        ))}
      </ul>
    </section>
  );
}

function DiscardDialog({ text, onClose }: { text: ListedText; onClose: () => void }) {
  const t = useTranslations('unreadable');
  const common = useTranslations('common');
  const { what, about } = useTextInWords()(text);
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      icon={<Trash2 aria-hidden="true" />}
      title={t('discardTitle')}
      cancelLabel={common('cancel')}
      confirmLabel={t('discard')}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        discardText(text);
      }}
    >
      <span className="wrap-anywhere">{t('discardQuestion', { what, about })}</span>
    </ConfirmDialog>
  );
}

/** Maximum characters shown of a text, in UTF-16 units; the line is cut to its width anyway. */
const FIRST_WORDS_LENGTH = 120;

function UnreadableText({ text, onDiscard }: { text: ListedText; onDiscard: () => void }) {
  const t = useTranslations('unreadable');
  const { what, about } = useTextInWords()(text);
  const { readAgain, putBackReadable } = useRestoreText(text, what);
  const [isWorking, setIsWorking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  useFocusFallback(row);

  const work = async (act: () => Promise<void>) => {
    setIsWorking(true);
    try {
      await act();
    } finally {
      setIsWorking(false);
    }
  };
  const download = () => {
    saveTextFile(`brigade-${text.key}.txt`, text.text, 'text/plain');
    settleText(text);
  };
  const button = (act: string, onClick: () => void, isPending = false) => (
    <Button size="sm" aria-label={t('actFor', { act, what })} isPending={isPending} onClick={onClick}>
      {act}
    </Button>
  );
  return (
    <li ref={row} className="py-3">
      <p>
        {what} <span className="text-xs text-ink-2 phone:block phone:text-[13px]">{about}</span>
      </p>
      {text.state !== 'open' && (
        <p className="text-xs text-ink-2 phone:text-[13px]">
          {text.state === 'copy' ? t('isCopy') : t('isSettled')}
        </p>
      )}
      <p className="truncate font-mono text-xs text-ink-2" dir="auto">
        {text.text.slice(0, FIRST_WORDS_LENGTH)}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {button(t('download'), download)}
        {text.kind !== 'other' && button(t('readAgain'), () => void work(readAgain), isWorking)}
        {text.kind === 'schedule' && button(t('putBack'), () => void work(putBackReadable), isWorking)}
        {button(t('discard'), onDiscard)}
      </div>
    </li>
  );
}

/** The two ways to restore a quarantined text. The text leaves the list once everything in it is restored. */
function useRestoreText(text: ListedText, what: string) {
  const store = useScheduleStore();
  const t = useTranslations('unreadable');
  const yourData = useTranslations('yourData');
  const showNotice = (message: string, detail: string, type: 'info' | 'success' = 'info') =>
    notificationsStore.notify({ message, detail, type, category: 'general' });

  async function putBackReadable(): Promise<void> {
    const { change, count, repairs, isWhole } = await putBack(text);
    if (count === 0) {
      if (isWhole) discardText(text);
      showNotice(t('nothing'), isWhole ? t('allHere') : t('allReadableHere'));
      return;
    }
    const detail = [repairs > 0 && t('repairs', { count: repairs }), !isWhole && t('rest')];
    const isStored = await announceOrWithdraw(
      store,
      change,
      {
        category: 'general',
        act: 'dataRestored',
        words: { message: t('back', { count }), detail: detail.filter(Boolean).join(' ') || what },
      },
      {
        message: t('notBack'),
        detail: yourData('notRestoredDetail'),
        category: 'general',
        act: 'dataNotSaved',
      },
    );
    if (isStored && isWhole) discardText(text);
  }

  async function readAgain(): Promise<void> {
    if (text.kind === 'schedule' && isScheduleWhole(text)) await putBackReadable();
    else if (text.kind === 'value' && readValueAgain(text)) {
      discardText(text);
      showNotice(t('readNow'), what, 'success');
    } else showNotice(t('still'), t('stillDetail'));
  }

  return { readAgain, putBackReadable };
}

/** Describes a quarantined text: the content, the time of the quarantine, and the size. */
function useTextInWords(): (text: ListedText) => { readonly what: string; readonly about: string } {
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

/** The content of each key, as a message key of `unreadable`; other keys are internal. */
const KEY_WORDS = {
  shifts: 'shifts',
  employees: 'employees',
  templates: 'templates',
  days: 'days',
  requests: 'requests',
  businessSettings: 'settings',
  journal: 'journal',
  away: 'journal',
  publication: 'publication',
  shiftDraft: 'shiftDraft',
  savedViews: 'savedViews',
  notifications: 'notifications',
  tabNotifications: 'notifications',
  toldNews: 'internal',
  namesakesKept: 'employees',
  ignoredProblems: 'ignoredProblems',
  lastDigest: 'internal',
  remindedShifts: 'remindedShifts',
  notificationPreferences: 'notificationPreferences',
  settings: 'settings',
  pendingOnPublish: 'internal',
  restHours: 'restHours',
  houseName: 'settings',
  workplace: 'internal',
  sharing: 'internal',
  replyKey: 'internal',
  availabilityAsk: 'settings',
  replies: 'internal',
  kiosk: 'internal',
  roleGroups: 'calendar',
  twoWeeks: 'calendar',
  roleList: 'employees',
  stations: 'settings',
  byStation: 'calendar',
  ownBreaks: 'settings',
  breakRules: 'settings',
  counting: 'settings',
  currency: 'settings',
  overtime: 'settings',
  moneyHidden: 'settings',
  demand: 'settings',
  payPeriods: 'settings',
  sales: 'settings',
  budget: 'settings',
  peopleOrder: 'employees',
  limits: 'limits',
  openingHours: 'openingHours',
  holidays: 'settings',
  soundEffects: 'soundEffects',
  characterShortcuts: 'characterShortcuts',
  themeColorId: 'appearance',
  darkMode: 'appearance',
  highContrastMode: 'appearance',
  dyslexicFontMode: 'appearance',
  effects: 'appearance',
  density: 'appearance',
  sidebarOpen: 'appearance',
  currentView: 'calendar',
  weekLayout: 'calendar',
  planChoices: 'calendar',
  dayLayout: 'calendar',
  selectedDate: 'calendar',
  filter: 'calendar',
  onboardingCompleted: 'firstSteps',
  onboardingDismissed: 'firstSteps',
  onboardingCompletedSteps: 'firstSteps',
  onboardingCurrentStep: 'firstSteps',
  firstShiftAdded: 'firstSteps',
  typedShifts: 'firstSteps',
  hasSeenTutorial: 'firstSteps',
  viewedTutorialSteps: 'firstSteps',
  lastCompletedStep: 'firstSteps',
  tutorialStep: 'firstSteps',
  stamp: 'internal',
  dataVersion: 'internal',
  installHintAnswered: 'internal',
  lastLaunch: 'internal',
  selfReload: 'internal',
  openForm: 'internal',
  backupFolder: 'internal',
} as const satisfies Readonly<Record<SavedKeyId, string>>;
