import { AppearanceSettings } from '@/components/settings/appearance-settings';
import { NotificationSettings } from '@/components/settings/notification-settings';
import { RegionalDraftProvider } from '@/components/settings/regional-draft';
import { RegionalSettings } from '@/components/settings/regional-settings';
import { SettingsActions } from '@/components/settings/settings-actions';
import { SettingsContent } from '@/components/settings/settings-content';
import { SettingsHeading } from '@/components/settings/settings-heading';
import { YourData } from '@/components/settings/your-data';
import { Page } from '@/components/shell/page';

export default function SettingsPage() {
  return (
    <RegionalDraftProvider>
      <Page heading={<SettingsHeading />} actions={<SettingsActions />}>
        <SettingsContent>
          <AppearanceSettings />
          <NotificationSettings />
          <RegionalSettings />
          <YourData />
        </SettingsContent>
      </Page>
    </RegionalDraftProvider>
  );
}
