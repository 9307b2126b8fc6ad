// One script for everything needed only after the page is shown: three scripts would add three URLs to the
// first script.
export { startServiceWorker } from '@/stores/installed/service-worker';
export { OfflineSign } from './offline-sign';
export { UpdatePrompt } from './update-prompt';
