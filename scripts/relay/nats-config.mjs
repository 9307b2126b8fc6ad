import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run.mjs';

const RESTAURANT = join(root, 'deploy', 'relay', 'nats', 'restaurant.conf');

const OPERATOR = 'operator';

/** The lines of the users, as add-restaurant.sh writes them. */
function userLines(operatorPassword, restaurants) {
  const restaurant = readFileSync(RESTAURANT, 'utf8').trim();
  const lines = restaurants.map(({ user, password }) =>
    restaurant.replaceAll('NAME', user).replace('PASSWORD', () => password),
  );
  return [`{ user: "${OPERATOR}", password: "${operatorPassword}" }`, ...lines];
}

/** The configuration of a relay on this computer, with the users and permissions of deploy/relay. */
export function natsConfig({ port, folder, operatorPassword, restaurants, hasJetStream = true }) {
  return `server_name: brigade-relay
host: 127.0.0.1
port: -1
max_payload: 1MB
${hasJetStream ? `jetstream { store_dir: ${JSON.stringify(folder)}, max_mem: 64MB, max_file: 2GB }` : ''}
websocket { host: 127.0.0.1, port: ${port}, no_tls: true, compression: true }
authorization {
  users: [
    ${userLines(operatorPassword, restaurants).join('\n    ')}
  ]
}
`;
}

/** The operator's ticket, which may create the stream. */
export function operatorTicket(address, password) {
  return { address, user: OPERATOR, password };
}
