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
import { dealtShifts, editShift, openSchedule, savedShift, THURSDAY } from '@/tests/support/app-schedule';
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

/** With the messages that the dialog loads. */
function renderWithSync(element: ReactNode): void {
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
  openSchedule(dealtShifts(4));
});

test('the list says since when in the chosen time zone, and what to think of it when it is empty', () => {
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

test('the list publishes the shown week only where that has something; what other weeks have, the question asks', () => {
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

test('the bar stays under the celebration; when it goes, the focus goes to the page', () => {
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

test('the question names how much and which weeks, follows other tabs, and a week in it is shown instead', () => {
  publishAt('2026-11-19T22:00:00Z');
  editShift(0, { status: 'Canceled' });
  editShift(1, { date: addDays(THURSDAY, 7) });
  act(() => openDialog({ name: 'publish' }));
  renderWithSync(<PublishDialog />);
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
  'the celebration tells what was published, of %s, whatever is shown',
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
])('on %s publishing is announced, and shown where no button does', (path, look) => {
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
  ['while a week is to be handed on', { at: 7, weeks: [THURSDAY] }, 'Ready to hand on to the team'],
  ['of a publication that is not from here', { at: 6, weeks: [] }, 'Ready to hand on to the team'],
  ['after the last week was', { at: 7, weeks: [] }, 'All team members have been notified'],
])('%s the celebration says what is true', (_when, weeksToShare, sentence) => {
  publishAt('1970-01-01T00:00:00.007Z');
  act(() => publishStore.setState({ weeksToShare }));
  renderOnDesktop(<PublishCelebration />);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
});

test('keys and clicks on its action use it, and all others end the celebration', () => {
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

test('the celebration tells how many pending shifts were held back', () => {
  const published = { isFirst: true, count: 5, people: 3, weeks: [], heldBack: 2 };
  act(() => publishStore.setState({ published }));
  renderOnDesktop(<PublishCelebration />);
  expect(screen.getByText('2 pending shifts held back')).toBeInTheDocument();
});

describe('the days to publish', () => {
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
  const sentence = () => screen.getByRole('status').textContent;

  beforeEach(() => {
    openSchedule(dealtShifts(10, 10));
    renderWithSync(<PublishDialog />);
  });

  test('are the shown week, others, or all; a last day before the first is refused', () => {
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

  test('with pending shifts it asks what becomes of them, and says what is left', () => {
    expect(screen.queryByRole('radiogroup', { name: 'Pending shifts' })).not.toBeInTheDocument();
    editShift(0, { status: 'Pending' });
    choose('Hold back');
    expect(sentence()).toBe('6 shifts will be published.');
    choose('Publish as pending');
    expect(sentence()).toBe('7 shifts will be published.');
  });
});

test('beside the button stands what the shown week has, or else that other weeks have changes', () => {
  openSchedule(dealtShifts(10, 10));
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

test('the shifts of a week that is no longer published are marked, and none before the first publication', () => {
  openSchedule(dealtShifts(10, 10));
  const { result } = renderHook(() => [0, 7].map((number) => useIsUnpublished(savedShift(number))));
  expect(result.current).toEqual([false, false]);
  publishWeeks(THURSDAY);
  expect(result.current).toEqual([false, true]);
  publishWeeks(addDays(THURSDAY, 7));
  expect(result.current).toEqual([false, false]);
});
