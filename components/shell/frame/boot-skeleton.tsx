import { Skeleton } from '@/components/ui/loading/skeleton';
import { SIDEBAR_SIZE } from '@/components/ui/page/layout-queries';

const COLUMNS = [0, 1, 2, 3, 4, 5, 6];
const CARDS = [0, 1, 2];

/** Shown until the messages are loaded: the frame of the app, in place, without any text. */
export function BootSkeleton() {
  return (
    <div className="flex h-dvh" aria-busy="true" data-boot>
      <title>Brigade</title>
      <div
        className={`hidden ${SIDEBAR_SIZE.rail.width} shrink-0 border-r border-line bg-sunken desktop:block`}
      />
      <div className="flex min-w-0 grow flex-col">
        <div className="h-14 border-b border-line px-6 py-4 phone:px-4">
          <Skeleton className="h-6 w-40" />
        </div>
        <div className="grid grow grid-cols-1 gap-3 p-4 desktop:grid-cols-7 desktop:gap-0 desktop:p-0">
          {COLUMNS.map((column) => (
            <div
              key={column}
              className="flex flex-col gap-1.5 px-1.5 pt-24 max-desktop:pt-4 desktop:border-r desktop:border-line"
            >
              {CARDS.map((card) => (
                <Skeleton key={card} className="h-[73px] rounded-card" />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
