import './first.css';
import { LaterDevices } from '@/components/devices/later-devices';
import { AppearanceSettings } from '@/components/settings/appearance/section';
import { MoreSettings } from '@/components/settings/more-settings';
import { RegionalDraftProvider } from '@/components/settings/regional/draft';
import { SettingsActions } from '@/components/settings/regional/settings-actions';
import { SettingsContent } from '@/components/settings/settings-content';
import { SettingsHeading } from '@/components/settings/settings-heading';
import { Page } from '@/components/shell/frame/page';

export default function SettingsPage() {
  return (
    <RegionalDraftProvider>
      <Page heading={<SettingsHeading />} actions={<SettingsActions />}>
        <SettingsContent>
          <AppearanceSettings />
          <MoreSettings devices={<LaterDevices />} />
        </SettingsContent>
      </Page>
    </RegionalDraftProvider>
  );
}
