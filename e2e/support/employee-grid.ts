import type { Page } from '@playwright/test';
import { TEAM } from './sample-team';

export const BY_EMPLOYEE = { 'brigade-week-layout': 'employee' };
const MAYA_OFF = {
  weekly: [{ weekday: 2, kind: 'off' }],
  exceptions: [{ id: 'x-1', from: '2026-11-21', to: '2026-11-22', kind: 'timeOff', note: '' }],
};
export const CREW = TEAM.map((employee) =>
  employee.name === 'Maya Lindqvist' ? { ...employee, availability: MAYA_OFF } : employee,
);
export const shift = (employeeName: string, day: number, startTime: string, endTime: string, more = {}) => ({
  employeeName,
  date: `2026-11-${day}`,
  startTime,
  endTime,
  ...more,
});

export const grid = (page: Page) => page.getByRole('grid', { name: 'Week of Nov 16 - Nov 22' });
export const cell = (page: Page, name: string, day: number) =>
  page.locator(`[data-drop-employee="${name}"][data-drop-date="2026-11-${day}"]`);
export const inCell = (page: Page, name: string, day: number) =>
  cell(page, name, day).locator('[data-shift-id]');
export const row = (page: Page, name: string) => grid(page).getByRole('row').filter({ hasText: name });
export const notice = (page: Page) => page.getByRole('region', { name: 'Notice' });
export const stored = async (
  page: Page,
): Promise<{ employeeName: string; date: string; startTime: string }[]> =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('shifts'))) ?? '[]');
