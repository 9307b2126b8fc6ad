import { operatorTicket } from '../relay/nats-config.mjs';
import { makeStream } from '../relay/stream.mjs';

/*
 * Creates the stream of a relay, once:
 *   OPERATOR_PASSWORD=… node scripts/make/relay-stream.mjs wss://relay.example.org
 * The operator's password is in users.conf. Running the script again changes nothing.
 */
const [address] = process.argv.slice(2);
const password = process.env.OPERATOR_PASSWORD;
if (!address || !password) {
  console.error('Usage: OPERATOR_PASSWORD=… node scripts/make/relay-stream.mjs wss://relay.example.org');
  process.exit(2);
}
try {
  await makeStream(operatorTicket(address, password));
  console.log('The stream exists.');
} catch (error) {
  console.error(`The stream could not be created: ${error.message}`);
  process.exitCode = 1;
}
