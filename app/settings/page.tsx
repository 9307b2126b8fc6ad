import { AppearanceSettings } from '@/components/settings/appearance-settings';
import { SettingsHeading } from '@/components/settings/settings-heading';
import { Page } from '@/components/shell/page';

export default function SettingsPage() {
  return (
    <Page heading={<SettingsHeading />}>
      <AppearanceSettings />
    </Page>
  );
}
