import { WebSocket } from 'ws';

// Node has one of its own from version 22 on; the same everywhere is easier to rely on.
globalThis.WebSocket = WebSocket;
