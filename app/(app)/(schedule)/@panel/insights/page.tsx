import './first.css';
import { InsightsView } from '@/components/insights/insights-view';
import { PrintButton } from '@/components/insights/print-button';
import { RangeChip, RangeHolder } from '@/components/insights/range-chip';
import { Panel } from '@/components/panels/panel';
import { PanelHeading } from '@/components/panels/panel-heading';
import { Page } from '@/components/shell/frame/page';

export default function InsightsPage() {
  const heading = (
    <>
      <PanelHeading name="insights" />
      <RangeChip className="phone:hidden" />
    </>
  );
  return (
    <RangeHolder>
      <Panel
        name="insights"
        isAtBottom
        titleExtra={<RangeChip />}
        actions={<PrintButton />}
        page={
          <Page heading={heading} actions={<PrintButton className="phone:hidden" />}>
            <InsightsView />
          </Page>
        }
      >
        <InsightsView />
      </Panel>
    </RangeHolder>
  );
}
