import { expect, type Locator, type Page } from '@playwright/test';
import { chooseEmployee, dialog, openForm } from '@/e2e/support/shift-form';
import { type Edit, type Side, sideOf } from './tab-model';

/** A prepared edit, complete except for the final press. */
interface Hand {
  readonly press: () => Promise<void>;
  /** Waits until the page has reported the save, and closes the toast. */
  readonly waitUntilSaved: () => Promise<void>;
}

const LINKS = { team: 'Employees', calendar: 'Calendar' } as const;
/** The page that the tab shows. */
export function sideShown(tab: Page): Side {
  return new URL(tab.url()).pathname.includes('employees') ? 'team' : 'calendar';
}

/** Navigates to that page by its link, within the running app. */
export async function goTo(tab: Page, side: Side): Promise<void> {
  if (sideShown(tab) === side) return;
  await tab.getByRole('link', { name: LINKS[side], exact: true }).click();
  await tab.waitForURL(() => sideShown(tab) === side);
}

/** Opens the form that the edit needs and fills it in; waits for pending remote changes. */
export async function prepare(tab: Page, edit: Edit): Promise<Hand> {
  await goTo(tab, sideOf(edit));
  switch (edit.act) {
    case 'addPerson': {
      await tab.getByRole('button', { name: 'Add Employee' }).first().click();
      const form = dialog(tab, 'Add Employee');
      await form.getByLabel('Name').fill(edit.name);
      await form.getByRole('radio', { name: edit.role, exact: true }).check();
      return handOf(tab, form.getByRole('button', { name: 'Save' }), 'Employee added successfully');
    }
    case 'rename': {
      const form = await openRow(tab, edit);
      await form.getByLabel('Name').fill(edit.to);
      return handOf(tab, form.getByRole('button', { name: 'Save' }), 'Employee updated successfully');
    }
    case 'changeRole': {
      const form = await openRow(tab, edit);
      await form.getByRole('radio', { name: edit.to, exact: true }).check();
      return handOf(tab, form.getByRole('button', { name: 'Save' }), 'Employee updated successfully');
    }
    case 'deletePerson': {
      const row = tab.getByRole('row', { name: edit.row });
      await row.getByRole('button', { name: `Delete ${edit.name}` }).click();
      const confirm = tab.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true });
      return handOf(tab, confirm, 'Employee deleted successfully');
    }
    case 'addShift': {
      const form = await openForm(tab);
      await form.getByLabel('Employee', { exact: true }).fill(edit.name);
      await expect(tab.getByRole('option').filter({ hasText: edit.name })).toContainText(edit.role);
      await chooseEmployee(form, edit.name);
      await form.getByLabel('Date', { exact: true }).fill(edit.date);
      await form.getByLabel('Start time').fill(edit.startTime);
      await form.getByLabel('End time').fill(edit.endTime);
      return shiftHand(tab, form, 'Add Shift', 'Shift added successfully');
    }
    case 'endShift': {
      await cardOf(tab, edit).getByRole('button', { name: 'Edit shift' }).click();
      const form = dialog(tab, 'Edit Shift');
      await form.getByLabel('End time').fill(edit.to);
      return shiftHand(tab, form, 'Update Shift', 'Shift updated successfully');
    }
    case 'deleteShift': {
      await cardOf(tab, edit).getByRole('button', { name: 'Delete shift' }).click();
      const confirm = tab.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' });
      return handOf(tab, confirm, 'Shift deleted');
    }
  }
}

async function openRow(tab: Page, edit: { readonly row: RegExp; readonly name: string }): Promise<Locator> {
  const row = tab.getByRole('row', { name: edit.row });
  await row.getByRole('button', { name: `Edit ${edit.name}` }).click();
  return dialog(tab, 'Edit Employee');
}

function cardOf(tab: Page, { card }: { readonly card: string }): Locator {
  return tab.getByRole('listitem', { name: card, exact: true });
}

function handOf(tab: Page, button: Locator, message: string): Hand {
  return { press: () => button.click(), waitUntilSaved: () => closeNotice(tab, message) };
}

async function shiftHand(tab: Page, form: Locator, button: string, message: string): Promise<Hand> {
  await form.getByRole('button', { name: 'Next' }).click();
  const submit = form.getByRole('button', { name: button });
  await submit.waitFor();
  return {
    press: () => submit.click(),
    async waitUntilSaved() {
      await form.getByText(/^Shift (Added Successfully|Updated)!$/).waitFor();
      await tab.keyboard.press('Escape');
      await closeNotice(tab, message);
    },
  };
}

async function closeNotice(tab: Page, message: string): Promise<void> {
  const notices = tab.getByRole('region', { name: 'Notice' });
  await notices.getByText(message, { exact: true }).waitFor();
  await notices.getByRole('button', { name: 'Close' }).click();
  await notices.getByText(message, { exact: true }).waitFor({ state: 'detached' });
}
