import type { Metadata } from 'next';
import { AppearanceSettings } from '@/components/settings/appearance-settings';
import { SettingsHeading } from '@/components/settings/settings-heading';
import { Page } from '@/components/shell/page';

export const metadata: Metadata = { title: 'Settings · Brigade' };

export default function SettingsPage() {
  return (
    <Page name="settings" heading={<SettingsHeading />}>
      <AppearanceSettings />
    </Page>
  );
}
