/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { WeekScreen } from '@/components/staff-page/week/week-screen';
import staff from '@/lib/i18n/messages/staff/en.json';
import { identitySuffix } from '@/lib/requests/links/link-identity';
import type { SharedWeek } from '@/lib/share/shared-week';
import { weekOfPerson } from '@/lib/share/shared-week';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { todayIn } from '@/lib/time/zone';
import { WEEK_OF_TWENTY } from '@/tests/support/shared-weeks';

const [first] = WEEK_OF_TWENTY.people[0]?.shifts ?? [];

function weekWithout(name: string, date: LocalDate): SharedWeek {
  if (!first) throw new Error('There is no shift');
  return {
    ...WEEK_OF_TWENTY,
    people: WEEK_OF_TWENTY.people.filter((person) => person.name !== name),
    announced: [{ name, isGone: true, shift: { ...first, date } }],
  };
}

function show(week: SharedWeek, person?: number, code = '') {
  const onChoose = jest.fn();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(
    <IntlProvider locale="en" messages={staff} timeZone="UTC">
      <WeekScreen week={week} code={code} choice={{ person }} onChoose={onChoose} />
    </IntlProvider>,
  );
  return onChoose;
}

const today = () => todayIn(new Date(), WEEK_OF_TWENTY.zone);
const TAKEN = /1 shift that you were told of is no longer yours/;

test('lists a person who lost every shift of the week', () => {
  const week = weekWithout('Lucy Tran', addDays(today(), 3));
  const onChoose = show(week);
  fireEvent.click(screen.getByRole('button', { name: 'Lucy Tran' }));
  expect(onChoose).toHaveBeenCalledWith({ person: week.people.length });
});

test('shows the lost shifts and the calendar button on the page of that person', () => {
  const week = weekWithout('Lucy Tran', addDays(today(), 3));
  show(week, week.people.length);
  expect(screen.getByText(TAKEN)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
});

test('opens a personal link on the page of a person who lost every shift', () => {
  show(weekOfPerson(weekWithout('Lucy Tran', addDays(today(), 3)), 'Lucy Tran'));
  expect(screen.getByRole('heading', { name: 'Lucy Tran' })).toBeTruthy();
  expect(screen.getByText(TAKEN)).toBeTruthy();
});

test('does not mention lost shifts of past days', () => {
  show(weekOfPerson(weekWithout('Lucy Tran', addDays(today(), -1)), 'Lucy Tran'));
  expect(screen.queryByText(TAKEN)).toBeNull();
});

describe('link with one name and open shifts', () => {
  const own = weekOfPerson(WEEK_OF_TWENTY, 'Lucy Tran');
  const week = { ...own, people: [...own.people, { name: '', shifts: first ? [first] : [] }] };
  const identity = { workplace: 'AAECAwQFBgc' };

  test('is a personal link if the code names a person', () => {
    show(week, undefined, `1.a${identitySuffix({ ...identity, person: { key: 1, code: 'CAkKCwwNDg8' } })}`);
    expect(screen.getByRole('heading', { name: 'Lucy Tran' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Open shifts' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Other name' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Everybody' })).toBeNull();
  });

  test.each(['1.a', `1.a${identitySuffix(identity)}`])(
    'is a link for the whole team otherwise: %s',
    (code) => {
      show(week, undefined, code);
      expect(screen.getByRole('button', { name: 'Lucy Tran' })).toBeTruthy();
      expect(screen.getByRole('heading', { name: 'Everybody' })).toBeTruthy();
    },
  );
});
