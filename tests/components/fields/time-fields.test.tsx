/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { DateField } from '@/components/ui/fields/date-field';
import { TimeField } from '@/components/ui/fields/time-field';
import { TimeSpanFields } from '@/components/ui/fields/time-span-fields';
import en from '@/lib/i18n/messages/en.json';
import { clock, day } from '@/tests/support/records';

const TODAY = day('2026-11-19');
const showPicker = jest.fn();

beforeEach(() => {
  HTMLInputElement.prototype.showPicker = showPicker;
});

afterEach(() => {
  showPicker.mockReset();
});

function Form({ first = { start: '09:00', end: '17:00' } }) {
  const [times, setTimes] = useState(first);
  const [date, setDate] = useState<string>(TODAY);
  const [alone, setAlone] = useState('09:00');
  const [closing, setClosing] = useState<string>('01:00');
  return (
    <>
      <DateField label="Date" value={date} today={TODAY} onChange={setDate} />
      <TimeSpanFields
        labels={{ start: 'Start', end: 'End' }}
        {...times}
        errors={{}}
        nextDay="+1 day"
        closing={closing === '' ? undefined : clock(closing)}
        onChange={(changed) => setTimes({ ...times, ...changed })}
      />
      <TimeField label="Alone" value={alone} onChange={setAlone} />
      <button type="button" onClick={() => setTimes({ start: '10:00', end: '11:00' })}>
        Preset
      </button>
      {['', '02:00', '23:00'].map((time) => (
        <button key={time} type="button" onClick={() => setClosing(time)}>
          {`Day to ${time}`}
        </button>
      ))}
    </>
  );
}

function renderForm(isTouch: boolean, first?: { start: string; end: string }) {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    matches: isTouch && media !== 'print',
    media,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }));
  render(
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <Form {...(first && { first })} />
    </IntlProvider>,
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });

async function type(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
  fireEvent.blur(field(name));
}

describe('TimeSpanFields with typed text', () => {
  test.each([
    ['9', '17', '9:00 AM', '5:00 PM'],
    ['0900', '1730', '9:00 AM', '5:30 PM'],
    ['9.30', '9p', '9:30 AM', '9:00 PM'],
    ['9h30', 'noon', '9:30 AM', '12:00 PM'],
    ['5', '1', '5:00 PM', '1:00 AM'],
    ['7', '3', '7:00 AM', '3:00 PM'],
  ])('reads %s and %s as %s to %s, like the employee grid', async (start, end, shownStart, shownEnd) => {
    renderForm(false);
    await type('Start', start);
    await type('End', end);
    expect(field('Start')).toHaveValue(shownStart);
    expect(field('End')).toHaveValue(shownEnd);
  });

  test.each([
    ['10-6', '10:00 AM', '6:00 PM'],
    ['22-6', '10:00 PM', '6:00 AM'],
    ['9a - 5:30p', '9:00 AM', '5:30 PM'],
    ['5-close', '5:00 PM', '1:00 AM'],
  ])('reads %s in the start field as both times', async (text, start, end) => {
    renderForm(false);
    await type('Start', text);
    expect(field('Start')).toHaveValue(start);
    expect(field('End')).toHaveValue(end);
    await type('End', '11p');
    expect(field('Start')).toHaveValue(start);
    expect(field('End')).toHaveValue('11:00 PM');
  });

  test.each([
    ['11/23', 'Mon, Nov 23, 2026'],
    ['mon', 'Mon, Nov 23, 2026'],
    ['tomorrow', 'Fri, Nov 20, 2026'],
    ['+7', 'Thu, Nov 26, 2026'],
    ['someday', 'someday'],
  ])('reads the date %s as %s', async (text, shown) => {
    renderForm(false);
    await type('Date', text);
    expect(field('Date')).toHaveValue(shown);
  });

  test('reads "close" as the closing time in the end field only', async () => {
    renderForm(false);
    await type('Start', '5');
    await type('End', 'close');
    expect(field('Start')).toHaveValue('5:00 PM');
    expect(field('End')).toHaveValue('1:00 AM');
    await type('Start', 'close');
    expect(field('Start')).toHaveValue('close');
  });

  test('keeps text that is no time and leaves the other field unchanged', async () => {
    renderForm(false);
    await type('Start', 'lunch');
    expect(field('Start')).toHaveValue('lunch');
    expect(field('End')).toHaveValue('5:00 PM');
  });

  test('keeps a preset chosen after typing when the other field is edited', async () => {
    renderForm(false, { start: '', end: '' });
    await type('Start', '5');
    await type('End', '1');
    await userEvent.click(screen.getByRole('button', { name: 'Preset' }));
    await type('End', '6');
    expect(field('Start')).toHaveValue('10:00 AM');
    expect(field('End')).toHaveValue('6:00 PM');
  });

  test('reads a time typed into a single field', async () => {
    renderForm(false);
    await type('Alone', '9p');
    expect(field('Alone')).toHaveValue('9:00 PM');
  });
});

describe('a time or date field on a touch screen', () => {
  test('opens the picker on the first tap and the keyboard on the second', async () => {
    renderForm(true);
    await userEvent.click(field('Start'));
    expect(showPicker).toHaveBeenCalledTimes(1);
    expect(field('Start')).toHaveAttribute('inputmode', 'none');
    await userEvent.click(field('Start'));
    expect(showPicker).toHaveBeenCalledTimes(1);
    expect(field('Start')).not.toHaveAttribute('inputmode');
    await type('Start', '10');
    expect(field('Start')).toHaveValue('10:00 AM');
    await userEvent.click(field('End'));
    expect(showPicker).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['has no picker', undefined],
    ['wants a fresh press', 'NotAllowedError'],
    ['has no picker for times', 'NotSupportedError'],
    ['opens none in a foreign frame', 'SecurityError'],
  ])('lets the user type after a tap or the clock button in a browser that %s', async (_, refusal) => {
    if (refusal === undefined) Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker');
    showPicker.mockImplementation(() => {
      throw new DOMException('Refused.', refusal);
    });
    renderForm(true);
    await userEvent.click(field('Start'));
    expect(field('Start')).toHaveFocus();
    expect(field('Start')).not.toHaveAttribute('inputmode');
    await type('Start', '10');
    expect(field('Start')).toHaveValue('10:00 AM');
    const clockButton = field('Alone').parentElement?.querySelector('button');
    await userEvent.click(clockButton ?? document.body);
    expect(field('Alone')).toHaveFocus();
    expect(field('Alone')).not.toHaveAttribute('inputmode');
  });

  test('opens the month on a tap on a date field', async () => {
    renderForm(true);
    await userEvent.click(field('Date'));
    const month = await screen.findByRole('grid', { name: 'November 2026' });
    await userEvent.click(screen.getByRole('button', { name: 'Friday, November 27, 2026' }));
    expect(month).not.toBeInTheDocument();
    expect(field('Date')).toHaveValue('Fri, Nov 27, 2026');
  });

  test('does not open the picker on a mouse click', async () => {
    renderForm(false);
    await userEvent.click(field('Start'));
    expect(showPicker).not.toHaveBeenCalled();
  });
});

describe('month of a date field', () => {
  const month = () => screen.findByRole('dialog', { name: 'Date' });

  test('opens on a click without moving the focus, and Escape closes only the month', async () => {
    const onKey = jest.fn();
    document.body.addEventListener('keydown', onKey);
    renderForm(false);
    await userEvent.click(field('Date'));
    const opened = await month();
    expect(field('Date')).toHaveFocus();
    await userEvent.keyboard('mon');
    expect(screen.getByRole('button', { name: /November 23, 2026, selected/ })).toBeVisible();
    onKey.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(opened).not.toBeInTheDocument();
    expect(onKey).not.toHaveBeenCalled();
    expect(field('Date')).toHaveFocus();
    document.body.removeEventListener('keydown', onKey);
  });

  test('opens and takes the focus on Alt+ArrowDown, and choosing a day returns the focus', async () => {
    renderForm(false);
    act(() => field('Date').focus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const opened = await month();
    expect(opened).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(opened).not.toBeInTheDocument();
    expect(field('Date')).toHaveFocus();
    expect(field('Date')).toHaveValue('Fri, Nov 20, 2026');
  });

  test('closes when the focus moves to another field', async () => {
    renderForm(false);
    await userEvent.click(field('Date'));
    const opened = await month();
    await userEvent.click(field('Start'));
    expect(opened).not.toBeInTheDocument();
  });
});

test('keeps an end at closing time when the day changes to another closing time', async () => {
  renderForm(false);
  const goTo = (time: string) =>
    fireEvent.click(screen.getByRole('button', { name: `Day to ${time}`.trim() }));
  goTo('');
  await type('Start', '17');
  await type('End', 'close');
  expect(field('End')).toHaveValue('close');
  goTo('23:00');
  expect(field('End')).toHaveValue('11:00 PM');
  goTo('02:00');
  expect(field('End')).toHaveValue('2:00 AM');
  // Any other end time stays.
  await type('End', '20');
  goTo('23:00');
  expect(field('End')).toHaveValue('8:00 PM');
});
