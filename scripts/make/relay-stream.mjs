import { operatorTicket } from '../relay/nats-config.mjs';
import { makeStream } from '../relay/stream.mjs';

/*
 * Makes the stream of a relay, once: OPERATOR_PASSWORD=… node scripts/make/relay-stream.mjs wss://relay.example.org
 * The password is the operator's, in users.conf. A second time changes nothing.
 */
const [address] = process.argv.slice(2);
const password = process.env.OPERATOR_PASSWORD;
if (!address || !password) {
  console.error('Usage: OPERATOR_PASSWORD=… node scripts/make/relay-stream.mjs wss://relay.example.org');
  process.exit(2);
}
try {
  await makeStream(operatorTicket(address, password));
  console.log('The stream is there.');
} catch (error) {
  console.error(`The stream was not made: ${error.message}`);
  process.exitCode = 1;
}
