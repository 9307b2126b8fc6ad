import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ServedExport {
  readonly port: number;
  readonly root: string;
  readonly basePath?: string;
}

export function serveExport(
  options: ServedExport,
): Promise<Omit<Server, 'address'> & { address(): AddressInfo }>;
