import { browserConfig } from './shared-config';

export default browserConfig('webkit');
