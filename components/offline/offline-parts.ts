// One script for all that is needed only once the page stands: three would cost the first script three addresses.
export { startServiceWorker } from '@/stores/installed/service-worker';
export { OfflineSign } from './offline-sign';
export { UpdatePrompt } from './update-prompt';
