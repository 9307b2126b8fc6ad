/** @jest-environment jsdom */
import { languageStore } from '@/stores/app/language-store';
import { loadLanguage } from '@/stores/preferences/save-settings';

jest.mock('@/lib/i18n/load-messages', () => ({
  loadMessages: () => Promise.reject(new Error('Failed to load chunk')),
}));

test('stores the failure for the fallback screen if no catalog loads, not even English', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await loadLanguage();
  expect(languageStore.getState()).toMatchObject({
    messages: null,
    failure: new Error('Failed to load chunk'),
  });
});
