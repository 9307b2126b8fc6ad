/** @jest-environment jsdom */

import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { useIsUnpublished } from '@/components/calendar/shift/use-unpublished';
import { PublishActions, PublishDock } from '@/components/publish/publish-actions';
import { PublishCelebration } from '@/components/publish/publish-celebration';
import { PublishDialog } from '@/components/publish/publish-dialog';
import { PublishStatus } from '@/components/publish/publish-layer';
import { UnpublishedDialog } from '@/components/publish/unpublished-dialog';
import en from '@/lib/i18n/messages/en.json';
import later from '@/lib/i18n/messages/later/en.json';
import { publicationEntry } from '@/lib/shifts/change/schedule-change';
import { PUBLICATION_ID } from '@/lib/shifts/publication/publication';
import { publicationOfDays } from '@/lib/shifts/publication/publish-days';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { startOfWeek } from '@/lib/time/week';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { endCelebration, publishStore } from '@/stores/publish/publish';
import { weekFrom } from '@/stores/publish/shown-week';
import { getOpenDialog, openDialog } from '@/stores/ui/dialogs';
import {
  distributedShifts,
  editShift,
  openSchedule,
  savedShift,
  THURSDAY,
} from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { day } from '@/tests/support/records';

function publishAt(moment: string): void {
  const after = { id: PUBLICATION_ID, at: Date.parse(moment), shiftCount: 4, since: [] };
  act(() => {
    liveSchedule.commit([publicationEntry(undefined, after)]);
  });
}

function publishWeeks(date: LocalDate): void {
  const spans = [weekFrom(startOfWeek(date, 'monday'))];
  act(() => {
    liveSchedule.publish((at, schedule) => publicationOfDays(at, schedule, { spans }));
  });
}

/** Provides the messages that the dialog loads. */
function renderWithLaterMessages(element: ReactNode): void {
  renderOnDesktop(
    <IntlProvider locale="en" messages={{ ...en, ...later }} timeZone="UTC">
      {element}
    </IntlProvider>,
  );
}

jest.mock('next/navigation', () => ({
  usePathname: () => mockPath,
  useRouter: () => ({ push: jest.fn() }),
}));
let mockPath = '/';

beforeEach(() => {
  uiStore.setState({ today: THURSDAY });
  openSchedule(distributedShifts(4));
});

test('UnpublishedDialog shows the last publication in the chosen time zone, and a hint when nothing changed', () => {
  uiStore.setState({ timezone: 'Asia/Tokyo' });
  publishAt('2026-11-19T22:00:00Z');
  editShift(0, { status: 'Canceled' });
  renderOnDesktop(<UnpublishedDialog />);
  expect(screen.getByText(/^Since .*20.* 7:00 AM$/)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  publishAt('2026-11-20T03:00:00Z');
  expect(screen.getByText('Nothing has changed since the last publication.')).toBeInTheDocument();
  act(() => uiStore.setState({ timezone: 'system' }));
});

test('UnpublishedDialog publishes the shown week only if it has changes, and opens the dialog for other days', () => {
  publishAt('2026-11-19T22:00:00Z');
  editShift(0, { status: 'Canceled' });
  renderOnDesktop(<UnpublishedDialog />);
  const dialog = () => within(screen.getByRole('dialog'));
  expect(dialog().getByRole('button', { name: 'Publish Nov 16 - 22' })).toBeInTheDocument();
  act(() => liveSchedule.selectDate(addDays(THURSDAY, 7)));
  expect(dialog().queryByRole('button', { name: /^Publish Nov/ })).not.toBeInTheDocument();
  fireEvent.click(dialog().getByRole('button', { name: en.publish.otherDays }));
  expect(getOpenDialog()).toMatchObject({ name: 'publish' });
});

test('PublishDock keeps its button during the celebration and then moves focus to the page', () => {
  renderOnDesktop(
    <main id="content" tabIndex={-1}>
      <PublishDock />
    </main>,
    390,
  );
  const button = screen.getByRole('button', { name: /^Publish Nov/ });
  button.focus();
  act(() => publishStore.setState({ phase: 'done' }));
  publishAt('2026-11-19T22:00:00Z');
  expect(button).toBeInTheDocument();
  act(endCelebration);
  expect(button).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('PublishDialog counts changes by week, follows edits from other tabs and opens a week of its list', () => {
  publishAt('2026-11-19T22:00:00Z');
  editShift(0, { status: 'Canceled' });
  editShift(1, { date: addDays(THURSDAY, 7) });
  act(() => openDialog({ name: 'publish' }));
  renderWithLaterMessages(<PublishDialog />);
  expect(screen.getByRole('status')).toHaveTextContent(/^2 changes will be published/);
  expect(screen.getByRole('button', { name: 'Publish Nov 16 - 22' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: 'All with changes' }));
  expect(screen.getByRole('button', { name: 'Publish all' })).toBeInTheDocument();
  const weeks = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(weeks()).toEqual(['Nov 16 - Nov 222 changes', 'Nov 23 - Nov 291 change']);
  editShift(1, { date: addDays(THURSDAY, -2) });
  expect(weeks()).toEqual(['Nov 16 - Nov 221 change']);
  editShift(1, { date: addDays(THURSDAY, 14) });
  fireEvent.click(within(screen.getByRole('list')).getByRole('button', { name: /Nov 30 - Dec 6/ }));
  expect(getOpenDialog()).toBeNull();
  expect(liveSchedule.getState().selectedDate).toBe('2026-11-30');
  publishAt('2026-11-20T03:00:00Z');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing has changed since the last publication.');
});

test.each([
  ['one week', 1, ['7 changes', '3 people', 'Nov 16 - Nov 22']],
  ['two weeks', 2, ['7 changes', '3 people', 'Nov 16 - Nov 22', 'Nov 23 - Nov 29']],
  ['a week of another year', 1, ['7 changes', '3 people', 'Nov 16 - Nov 22 · 2026'], '2028-01-03'],
  ['many weeks', 8, ['7 changes', '3 people', '8 weeks', 'November 2026 - January 2027']],
])(
  'PublishCelebration shows the counts and weeks of a publication of %s, regardless of the shown date',
  (_name, length, expected, today = THURSDAY) => {
    uiStore.setState({ today: day(today) });
    const weeks = Array.from({ length }, (_, week) => ({
      firstDay: addDays(THURSDAY, 7 * week - 3),
      count: 1,
    }));
    act(() => publishStore.setState({ published: { isFirst: false, count: 7, people: 3, weeks } }));
    renderOnDesktop(<PublishCelebration />);
    const figures = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(figures).toEqual(expected);
  },
);

test.each([
  ['/', 'sr-only'],
  ['/settings', 'fixed'],
])('on %s, PublishStatus announces publishing and has the class %s', (path, look) => {
  mockPath = path;
  renderOnDesktop(<PublishStatus />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  act(() => publishStore.setState({ phase: 'publishing' }));
  expect(status).toHaveTextContent('Publishing...');
  expect(status).toHaveClass(look);
  act(() => publishStore.setState({ phase: 'idle' }));
  expect(status).toBeEmptyDOMElement();
  mockPath = '/';
});

test.each([
  ['while a week is still to be shared', { at: 7, weeks: [THURSDAY] }, 'Ready to hand on to the team'],
  ['for a publication from another device', { at: 6, weeks: [] }, 'Ready to hand on to the team'],
  ['after the last week was shared', { at: 7, weeks: [] }, 'All team members have been notified'],
])('PublishCelebration shows the right sentence %s', (_when, weeksToShare, sentence) => {
  publishAt('1970-01-01T00:00:00.007Z');
  act(() => publishStore.setState({ weeksToShare }));
  renderOnDesktop(<PublishCelebration />);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
});

test('PublishCelebration lets keys and clicks reach its action and ends on any other key', () => {
  const onUse = jest.fn();
  act(() => publishStore.setState({ phase: 'done' }));
  renderOnDesktop(
    <PublishCelebration
      send={
        <button type="button" onClick={onUse}>
          Copy link
        </button>
      }
    />,
  );
  const action = screen.getByRole('button', { name: 'Copy link' });
  fireEvent.click(action);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(fireEvent.keyDown(action, { key: 'Enter' })).toBe(true);
  expect(onUse).toHaveBeenCalledTimes(1);
  expect(publishStore.getState().phase).toBe('done');
  fireEvent.keyDown(action, { key: 'x' });
  expect(publishStore.getState().phase).toBe('idle');
});

test('PublishCelebration shows how many pending shifts were held back', () => {
  const published = { isFirst: true, count: 5, people: 3, weeks: [], heldBack: 2 };
  act(() => publishStore.setState({ published }));
  renderOnDesktop(<PublishCelebration />);
  expect(screen.getByText('2 pending shifts held back')).toBeInTheDocument();
});

describe('PublishDialog choice of days', () => {
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
  const sentence = () => screen.getByRole('status').textContent;

  beforeEach(() => {
    openSchedule(distributedShifts(10, 10));
    renderWithLaterMessages(<PublishDialog />);
  });

  test('publishes the shown week, other days or all, and rejects a last day before the first', () => {
    expect(sentence()).toBe('7 shifts will be published.');
    choose('All with changes');
    expect(sentence()).toBe('10 shifts will be published.');
    choose('Other days');
    expect(screen.getByRole('button', { name: 'Publish Nov 16 - 29' })).toBeEnabled();
    fireEvent.change(screen.getByRole('textbox', { name: 'To' }), { target: { value: '2026-11-12' } });
    fireEvent.blur(screen.getByRole('textbox', { name: 'To' }));
    expect(screen.getByText('The last day is before the first')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish all' })).toBeDisabled();
  });

  test('asks what to do with pending shifts and counts the shifts left', () => {
    expect(screen.queryByRole('radiogroup', { name: 'Pending shifts' })).not.toBeInTheDocument();
    editShift(0, { status: 'Pending' });
    choose('Hold back');
    expect(sentence()).toBe('6 shifts will be published.');
    choose('Publish as pending');
    expect(sentence()).toBe('7 shifts will be published.');
  });
});

test('PublishActions shows the status of the shown week, or else changes in other weeks', () => {
  openSchedule(distributedShifts(10, 10));
  renderOnDesktop(<PublishActions />);
  expect(screen.getByText('Not published yet')).toBeInTheDocument();
  publishWeeks(THURSDAY);
  expect(screen.queryByText('Not published yet')).not.toBeInTheDocument();
  act(() => liveSchedule.selectDate(addDays(THURSDAY, 7)));
  expect(screen.getByText('Not published yet')).toBeInTheDocument();
  publishWeeks(addDays(THURSDAY, 7));
  editShift(0, { status: 'Canceled' });
  expect(screen.getByRole('button', { name: /^1 change in another week/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Publish Nov 23 - 29' })).toBeInTheDocument();
  act(() => liveSchedule.selectDate(THURSDAY));
  expect(screen.getByRole('button', { name: /^1 unpublished change/ })).not.toHaveTextContent('another');
});

test('useIsUnpublished marks the shifts of an unpublished week, and none before the first publication', () => {
  openSchedule(distributedShifts(10, 10));
  const { result } = renderHook(() => [0, 7].map((number) => useIsUnpublished(savedShift(number))));
  expect(result.current).toEqual([false, false]);
  publishWeeks(THURSDAY);
  expect(result.current).toEqual([false, true]);
  publishWeeks(addDays(THURSDAY, 7));
  expect(result.current).toEqual([false, false]);
});
