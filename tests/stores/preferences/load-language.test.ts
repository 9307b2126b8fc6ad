/** @jest-environment jsdom */
import { languageStore } from '@/stores/app/language-store';
import { loadLanguage } from '@/stores/preferences/save-settings';

jest.mock('@/lib/i18n/load-messages', () => ({
  loadMessages: () => Promise.reject(new Error('Failed to load chunk')),
}));

test('where no catalogue comes, not even the English one, the failure is kept for the fallback screen', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await loadLanguage();
  expect(languageStore.getState()).toMatchObject({
    messages: null,
    failure: new Error('Failed to load chunk'),
  });
});
