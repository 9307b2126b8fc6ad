'use client';

import { useTranslations } from 'use-intl';
import { classNames } from '@/components/ui/class-names';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { usePanelPlace } from '@/components/ui/page/panel-place';
import { Tabs, tabId } from '@/components/ui/tabs';
import { showKind, useShownKind } from '@/stores/templates/shown-kind';
import { TemplateList } from './template-list';

const WeekList = lazyPart(() => import('./weeks/week-list').then((module) => module.WeekList));

const PANEL_ID = 'template-kinds';

export function TemplatesView() {
  const t = useTranslations('templates');
  const { isOverCalendar } = usePanelPlace();
  const kind = useShownKind();
  return (
    <>
      <div className={classNames('shrink-0 pb-4', !isOverCalendar && 'px-6 phone:px-4')}>
        <Tabs
          label={t('kinds')}
          value={kind}
          options={[
            { value: 'shifts', label: t('shifts') },
            { value: 'weeks', label: t('weeks') },
          ]}
          onChange={showKind}
          onApproach={WeekList.preload}
          panelId={PANEL_ID}
        />
      </div>
      <div
        id={PANEL_ID}
        role="tabpanel"
        aria-labelledby={tabId(PANEL_ID, kind)}
        className="flex min-h-0 min-w-0 grow flex-col"
      >
        {kind === 'shifts' ? <TemplateList /> : <WeekList />}
      </div>
    </>
  );
}
