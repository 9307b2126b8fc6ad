import './first.css';
import { PrintButton, RangeChip, RangeHolder } from '@/components/insights/insights-actions';
import { InsightsView } from '@/components/insights/insights-view';
import { Panel, PanelHeading } from '@/components/panels/panel';
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
