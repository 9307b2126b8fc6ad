import { WebSocket } from 'ws';

// Node.js has its own WebSocket from version 22 on; one implementation everywhere is more reliable.
globalThis.WebSocket = WebSocket;
