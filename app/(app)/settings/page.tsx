import './first.css';
import { AppearanceSettings } from '@/components/settings/appearance/section';
import { RegionalDraftProvider } from '@/components/settings/regional/draft';
import { SettingsActions } from '@/components/settings/regional/settings-actions';
import { SettingsContent } from '@/components/settings/settings-content';
import { SettingsHeading } from '@/components/settings/settings-heading';
import { Page } from '@/components/shell/frame/page';

import { LaterSectionList, MoreSettings } from './more-settings';

export default function SettingsPage() {
  return (
    <RegionalDraftProvider>
      <Page heading={<SettingsHeading />} actions={<SettingsActions />}>
        <SettingsContent list={<LaterSectionList />}>
          <AppearanceSettings />
          <MoreSettings />
        </SettingsContent>
      </Page>
    </RegionalDraftProvider>
  );
}
