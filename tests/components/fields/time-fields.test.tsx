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

describe('times typed into fields', () => {
  test.each([
    ['9', '17', '9:00 AM', '5:00 PM'],
    ['0900', '1730', '9:00 AM', '5:30 PM'],
    ['9.30', '9p', '9:30 AM', '9:00 PM'],
    ['9h30', 'noon', '9:30 AM', '12:00 PM'],
    ['5', '1', '5:00 PM', '1:00 AM'],
    ['7', '3', '7:00 AM', '3:00 PM'],
  ])('%s and %s are %s to %s, as in the table of the week', async (start, end, shownStart, shownEnd) => {
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
  ])('%s in the start is both times', async (text, start, end) => {
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
  ])('%s as the date is %s', async (text, shown) => {
    renderForm(false);
    await type('Date', text);
    expect(field('Date')).toHaveValue(shown);
  });

  test('close as the end is the closing time; as the start it is no time', async () => {
    renderForm(false);
    await type('Start', '5');
    await type('End', 'close');
    expect(field('Start')).toHaveValue('5:00 PM');
    expect(field('End')).toHaveValue('1:00 AM');
    await type('Start', 'close');
    expect(field('Start')).toHaveValue('close');
  });

  test('what is no time stays as it was typed, and leaves the other alone', async () => {
    renderForm(false);
    await type('Start', 'lunch');
    expect(field('Start')).toHaveValue('lunch');
    expect(field('End')).toHaveValue('5:00 PM');
  });

  test('a preset chosen after typing stands, whatever is typed beside it', async () => {
    renderForm(false, { start: '', end: '' });
    await type('Start', '5');
    await type('End', '1');
    await userEvent.click(screen.getByRole('button', { name: 'Preset' }));
    await type('End', '6');
    expect(field('Start')).toHaveValue('10:00 AM');
    expect(field('End')).toHaveValue('6:00 PM');
  });

  test('a single field reads them too', async () => {
    renderForm(false);
    await type('Alone', '9p');
    expect(field('Alone')).toHaveValue('9:00 PM');
  });
});

describe('on a touch screen', () => {
  test('a tap on a time field opens the picker, a second one the keyboard; typing works all along', async () => {
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
  ])('in a browser that %s, a tap or the clock leads to the keyboard', async (_, refusal) => {
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

  test('a tap on a date field opens the month of the calendar', async () => {
    renderForm(true);
    await userEvent.click(field('Date'));
    const month = await screen.findByRole('grid', { name: 'November 2026' });
    await userEvent.click(screen.getByRole('button', { name: 'Friday, November 27, 2026' }));
    expect(month).not.toBeInTheDocument();
    expect(field('Date')).toHaveValue('Fri, Nov 27, 2026');
  });

  test('with a mouse a click places the cursor in a time', async () => {
    renderForm(false);
    await userEvent.click(field('Start'));
    expect(showPicker).not.toHaveBeenCalled();
  });
});

describe('the month of a date field', () => {
  const month = () => screen.findByRole('dialog', { name: 'Date' });

  test('a click opens it and leaves the focus; Escape closes it alone', async () => {
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

  test('Alt and the arrow down enter it; a day chosen there gives the focus back', async () => {
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

  test('it closes when the focus goes on', async () => {
    renderForm(false);
    await userEvent.click(field('Date'));
    const opened = await month();
    await userEvent.click(field('Start'));
    expect(opened).not.toBeInTheDocument();
  });
});

test('an end at closing goes along to a day that closes at another time, also from one without', async () => {
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
  // Another end stays.
  await type('End', '20');
  goTo('23:00');
  expect(field('End')).toHaveValue('8:00 PM');
});
