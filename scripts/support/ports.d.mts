export function probePort(port: number): Promise<number>;
