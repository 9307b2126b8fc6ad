import { LANGUAGES, type Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/load-messages';
import de from '@/lib/i18n/messages/de.json';
import en from '@/lib/i18n/messages/en.json';
import es from '@/lib/i18n/messages/es.json';
import fr from '@/lib/i18n/messages/fr.json';

const MESSAGES: Readonly<Record<Language, Messages>> = { en, es, fr, de };

test.each(LANGUAGES)(
  'uses one name for each page in %s, and that name for no other part of the screen',
  (language) => {
    const { shell, bottomBar, calendar, employees, settings, panels, insights } = MESSAGES[language];
    expect(bottomBar).toEqual({
      calendar: shell.calendar,
      employees: shell.employees,
      insights: shell.insights,
      settings: shell.settings,
    });
    expect(employees.title).toBe(shell.employees);
    expect(settings.title).toBe(shell.settings);
    expect(calendar.insights).toBe(shell.insights);
    expect(panels.insightsTitle).toContain(shell.insights);
    expect(insights.tabs.startsWith(shell.insights)).toBe(true);
    const tabs = [calendar.daily, calendar.weekly, calendar.staff, calendar.list];
    expect(tabs.filter((tab) => Object.values(bottomBar).includes(tab))).toEqual([]);
  },
);
