// Adapter of Brigade for the benchmark of scheduler components, which loads this module with `--app`.
// BRIGADE_OUT is the export.

const ROLE_OF = { Nurse: 'Server', Cashier: 'Host', Barista: 'Bartender', Porter: 'Front Desk' };
const PREPARED_MS = 60_000;

const roleOf = ({ role }) => ROLE_OF[role] ?? role;

/** `9 - 5 PM`, as on a card: AM or PM before the dash only if the end does not imply it. */
function shortRange({ startTime, endTime }) {
  const [start, end] = [startTime, endTime].map((time) => {
    const [hour, minute] = time.split(':').map(Number);
    return {
      minutes: hour * 60 + minute,
      text: `${hour % 12 || 12}${minute ? `:${time.slice(3)}` : ''}`,
      hour,
    };
  });
  const half = ({ hour }) => (hour < 12 ? 'AM' : 'PM');
  const isAmbiguous = start.hour < 12 && end.hour >= 12 && start.minutes + 720 < end.minutes;
  return `${start.text}${isAmbiguous ? ` ${half(start)}` : ''} - ${end.text} ${half(end)}`;
}

/**
 * Prepares a browser in which the app has been in use: the app has imported the shifts into its database and
 * written the first frame. Runs without the service worker, which would answer the measured load from its
 * cache, and without artificial delays.
 */
async function prepare(page, shifts) {
  await page.context().addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  const team = new Map(shifts.map((shift) => [shift.employeeName, roleOf(shift)]));
  const texts = {
    shifts: JSON.stringify(
      shifts.map((shift) => ({
        ...shift,
        role: roleOf(shift),
        color: undefined,
        status: shift.status === 'confirmed' ? 'Confirmed' : 'Pending',
      })),
    ),
    employees: JSON.stringify([...team].map(([name, role], index) => ({ id: `e${index}`, name, role }))),
    'brigade-effects': 'quick',
    'brigade-onboarding-dismissed': 'true',
    'brigade-first-shift-added': 'true',
  };
  await page.goto(new URL('/__blank', this.url).href);
  await page.evaluate((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, texts);
  await page.goto(this.url);
  await page.waitForFunction(() => localStorage.getItem('brigade-stamp') !== null, null, {
    timeout: PREPARED_MS,
  });
}

/** Fills in the form for today like a user; the last click saves. */
async function add(page) {
  await page.getByRole('button', { name: 'Add Shift', exact: true }).last().click();
  const form = page.getByRole('dialog', { name: 'Add Shift' });
  const employee = form.getByLabel('Employee', { exact: true });
  await employee.fill('Ada Abbott');
  await employee.press('Enter');
  await form.getByLabel('Start time').fill('09:00');
  await form.getByLabel('End time').fill('17:00');
  await form.getByRole('button', { name: 'Next' }).click();
  const save = form.getByRole('button', { name: 'Add Shift' });
  await save.waitFor();
  await save.evaluate((button) => button.click());
  await form.waitFor({ state: 'detached' });
}

const click = (selector) => (page) => page.$eval(selector, (button) => button.click());

export default {
  name: 'brigade',
  dir: process.env.BRIGADE_OUT ?? new URL('../../out', import.meta.url).pathname,
  url: '/',
  prepare,
  shiftSelector: '[data-shift-id]',
  text: (shift) => [shift.employeeName, shortRange(shift)],
  next: click('[aria-label="Next week"]'),
  prev: click('[aria-label="Previous week"]'),
  add,
};
