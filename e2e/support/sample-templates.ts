import { expect, type Locator, type Page } from '@playwright/test';
import { TEAM } from './sample-team';
import { dialog } from './shift-form';
import { startWith } from './storage/starting-state';

/** Two templates of the sample team: one for its cook, and one for any server that ends the next day. */
export const OPENING_COOK = {
  id: '1-aaaaaa',
  name: 'Opening cook',
  description: 'Prep line and deliveries before lunch',
  employeeName: 'Marcus Bell',
  role: 'Cook',
  startTime: '09:00',
  endTime: '17:00',
  status: 'Confirmed',
  color: 'red',
  icon: '☀️',
};

export const NIGHT_SERVER = {
  id: '2-bbbbbb',
  name: 'Night server',
  description: '',
  employeeName: '',
  role: 'Server',
  startTime: '20:00',
  endTime: '04:00',
  status: 'Pending',
  color: 'purple',
  icon: '🌙',
};

/** The templates in the format of the storage key. */
export function storedTemplates(templates: readonly object[] = [OPENING_COOK, NIGHT_SERVER]) {
  return { shiftTemplates: JSON.stringify(templates) };
}

/** Opens the templates over the calendar. */
export async function openPanel(page: Page, state: Parameters<typeof startWith>[1] = {}): Promise<Locator> {
  await startWith(page, { team: TEAM, stored: storedTemplates(), ...state });
  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  const panel = dialog(page, 'Templates');
  await expect(panel).toBeVisible();
  return panel;
}

/** Uses the template for any server, which opens the question who works. */
export async function askWho(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Use Template: Night server' }).click();
  const question = dialog(page, 'Add Employee');
  await expect(question.getByText('Who will work this shift?')).toBeVisible();
  return question;
}
