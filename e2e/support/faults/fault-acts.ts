import type { Locator, Page } from '@playwright/test';
import { chooseEmployee, dialog, openForm } from '@/e2e/support/shift-form';
import type { Screen } from './fault-content';
import type { Attempt } from './fault-model';
import type { ActName } from './fault-script';

interface Known {
  readonly screen: Screen;
  /** The message of its success; empty for an undo. */
  readonly notice: string;
}

export const KNOWN: Readonly<Record<ActName, Known>> = {
  addPerson: { screen: 'team', notice: 'Employee added successfully' },
  changeRole: { screen: 'team', notice: 'Employee updated successfully' },
  deletePerson: { screen: 'team', notice: 'Employee deleted successfully' },
  addShift: { screen: 'calendar', notice: 'Shift added successfully' },
  endShift: { screen: 'calendar', notice: 'Shift updated successfully' },
  deleteShift: { screen: 'calendar', notice: 'Shift deleted' },
  clearShifts: { screen: 'calendar', notice: 'All shifts have been removed' },
  addTemplate: { screen: 'templates', notice: 'Template added successfully' },
  deleteTemplate: { screen: 'templates', notice: 'Template deleted successfully' },
  publish: { screen: 'calendar', notice: 'Schedule published successfully' },
  undo: { screen: 'calendar', notice: '' },
};

/**
 * Does not wait for animations or for toasts that cover the target, because these tests are about storage.
 */
const press = (target: Locator) => target.dispatchEvent('click');

const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

const confirm = (page: Page, name: string) => press(button(page.getByRole('alertdialog'), name));

/** The part of a record's key after its kind. */
const nameOf = (key: string) => key.replace(/^\w+ /, '');

function placeOf(key: string) {
  const [, employeeName = '', date = ''] = /^shift (.*) (\S+)$/.exec(key) ?? [];
  return { employeeName, date };
}

function cardOf(page: Page, key: string): Locator {
  const { employeeName, date } = placeOf(key);
  return page
    .locator('[data-week-column]')
    .filter({ has: page.locator(`[data-day-head="${date}"]`) })
    .getByRole('listitem', { name: employeeName });
}

async function submitShift(form: Locator, name: string): Promise<void> {
  await press(button(form, 'Next'));
  await press(button(form, name));
}

/**
 * Performs the act through the page until the page has accepted it. A later message reports whether it is
 * stored.
 */
export async function perform(page: Page, { act, name, changes }: Attempt): Promise<void> {
  const to = changes.get(name) ?? '';
  switch (act) {
    case 'addPerson': {
      await press(button(page, 'Add Employee').first());
      const form = dialog(page, 'Add Employee');
      await form.getByLabel('Name').fill(nameOf(name));
      return press(button(form, 'Save'));
    }
    case 'changeRole': {
      await press(button(page, `Edit ${nameOf(name)}`));
      const form = dialog(page, 'Edit Employee');
      await press(form.getByRole('radio', { name: to, exact: true }));
      return press(button(form, 'Save'));
    }
    case 'deletePerson':
      await press(button(page, `Delete ${nameOf(name)}`));
      return confirm(page, 'Delete');
    case 'addShift': {
      const form = await openForm(page);
      const { employeeName, date } = placeOf(name);
      const [start = '', end = ''] = to.split(' - ');
      await chooseEmployee(form, employeeName);
      await form.getByLabel('Date', { exact: true }).fill(date);
      await form.getByLabel('Start time').fill(start);
      await form.getByLabel('End time').fill(end);
      return submitShift(form, 'Add Shift');
    }
    case 'endShift': {
      await press(button(cardOf(page, name), /^Edit shift/));
      const form = dialog(page, 'Edit Shift');
      await form.getByLabel('End time').fill(to.split(' - ')[1] ?? '');
      return submitShift(form, 'Update Shift');
    }
    case 'deleteShift':
      await press(button(cardOf(page, name), /^Delete shift/));
      return confirm(page, 'Delete Shift');
    case 'clearShifts':
      await button(page, 'More').click();
      await page.getByRole('menuitem', { name: 'Clear all shifts' }).click();
      return confirm(page, 'Clear all shifts');
    case 'addTemplate': {
      await press(button(page, 'Add Template').first());
      const form = dialog(page, 'Add Template');
      await form.getByLabel('Name', { exact: true }).fill(nameOf(name));
      return press(button(form, 'Add Template'));
    }
    case 'deleteTemplate':
      await press(button(page, `Delete template: ${nameOf(name)}`));
      return confirm(page, 'Delete');
    case 'publish':
      return press(button(page, /^Publish Nov/).first());
    case 'undo':
      return page.keyboard.press('Control+z');
  }
}
