/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { useRuleSentences } from '@/components/parts/use-rule-sentences';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { loadMessages } from '@/lib/i18n/load-messages';
import type { RuleBreak } from '@/lib/rules/rule-break';
import { clock, day, shiftAt } from '@/tests/support/records';

const FRIDAY = day('2026-11-20');
const closing = shiftAt('17:00-01:00', { date: day('2026-11-19') });
const off = (kind: 'timeOff' | 'off') => ({ id: 'x', from: FRIDAY, to: FRIDAY, kind, note: '' }) as const;
const missed = (found: Partial<Extract<RuleBreak, { rule: 'availability' }>['day']>): RuleBreak => ({
  rule: 'availability',
  date: FRIDAY,
  day: { kind: 'none', stretches: [], ...found },
});

const SENTENCES: readonly (readonly [string, RuleBreak])[] = [
  ['Ana is a Cook, not a Server', { rule: 'role', name: 'Ana', employeeRole: 'Cook', role: 'Server' }],
  ['Overlaps Thu 5:00 PM - 1:00 AM', { rule: 'overlap', other: closing }],
  [
    'Less than 11 h rest after Thu 5:00 PM - 1:00 AM',
    { rule: 'rest', side: 'after', neighbor: closing, minutes: 420, restHours: 11 },
  ],
  [
    'Less than 9 h rest before Thu 5:00 PM - 1:00 AM',
    { rule: 'rest', side: 'before', neighbor: closing, minutes: 0, restHours: 9 },
  ],
  ['Over 40 h: 45.5 h this week', { rule: 'weekHours', minutes: 2730, limitMinutes: 2400 }],
  ['Over 12 h: 13 h on this day', { rule: 'dayHours', minutes: 780, limitMinutes: 720 }],
  ['Over their own limit of 37.5 h: 38 h this week', { rule: 'ownHours', minutes: 2280, limitMinutes: 2250 }],
  ['Over 8 h for a minor: 9 h on this day', { rule: 'minorHours', minutes: 540, limitMinutes: 480 }],
  ['A minor works until 10:00 PM at the latest', { rule: 'minorLate', latest: clock('22:00') }],
  ['Before their first day, Fri, Nov 20, 2026', { rule: 'employment', side: 'before', day: FRIDAY }],
  ['After their last day, Fri, Nov 20, 2026', { rule: 'employment', side: 'after', day: FRIDAY }],
  [
    'Food hygiene expired on Fri, Nov 20, 2026',
    { rule: 'certificate', id: 'a', name: 'Food hygiene', expires: FRIDAY },
  ],
  ['Closed on Fri, Nov 20', { rule: 'closedDay', date: FRIDAY }],
  ['8 days running, more than 6', { rule: 'daysRunning', days: 8, limit: 6 }],
  ['Time off on Fri, Nov 20', missed({ reason: off('timeOff') })],
  ['Not available on Fri, Nov 20', missed({ reason: off('off') })],
  ['Not available on Friday', missed({})],
  [
    'Not available for all of these hours on Fri, Nov 20',
    missed({ kind: 'all', stretches: [{ startMinute: 0, endMinute: 1500 }] }),
  ],
  [
    'Fri only available until 12:00 PM, 2:00 PM - 6:00 PM, from 8:00 PM',
    missed({
      kind: 'hours',
      stretches: [
        { startMinute: 0, endMinute: 720 },
        { startMinute: 840, endMinute: 1080 },
        { startMinute: 1200, endMinute: 2880 },
      ],
    }),
  ],
];

async function sentencesIn(language: Language): Promise<(found: RuleBreak) => string> {
  const messages = await loadMessages(language);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={language} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
  return renderHook(useRuleSentences, { wrapper }).result.current;
}

test('describes every kind of rule break', async () => {
  const sentence = await sentencesIn('en');
  expect(SENTENCES.map(([, found]) => sentence(found))).toEqual(SENTENCES.map(([text]) => text));
});

test.each(LANGUAGES)('describes different rule breaks differently in %s', async (language) => {
  const sentence = await sentencesIn(language);
  const sentences = SENTENCES.map(([, found]) => sentence(found));
  expect(new Set(sentences).size).toBe(sentences.length);
});
