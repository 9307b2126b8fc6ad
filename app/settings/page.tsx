import { AppearanceSettings } from '@/components/settings/appearance-settings';
import { SettingsContent } from '@/components/settings/settings-content';
import { SettingsHeading } from '@/components/settings/settings-heading';
import { YourData } from '@/components/settings/your-data';
import { Page } from '@/components/shell/page';

export default function SettingsPage() {
  return (
    <Page heading={<SettingsHeading />}>
      <SettingsContent>
        <AppearanceSettings />
        <YourData />
      </SettingsContent>
    </Page>
  );
}
