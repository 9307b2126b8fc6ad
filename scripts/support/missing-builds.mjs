const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = { 'arm-eabi': 'arm', 'arm-gnueabihf': 'arm', 'arm-musleabihf': 'arm' };

/** The platform of a build, from the end of its name: `…-linux-x64-musl`. */
export function platformOf(name) {
  if (name.includes('wasm32')) return { cpu: ['wasm32'] };
  const parts = name.split(/[-/]/);
  const at = parts.findIndex((part) => SYSTEMS.includes(part));
  if (at === -1) throw new Error(`The platform of ${name} is unknown.`);
  const [os, cpu, abi = ''] = parts.slice(at);
  const libc =
    os !== 'linux'
      ? undefined
      : abi.startsWith('musl')
        ? 'musl'
        : abi.startsWith('gnu')
          ? 'glibc'
          : undefined;
  return { cpu: [PROCESSORS[`${cpu}-${abi}`] ?? cpu], ...(libc && { libc: [libc] }), os: [os] };
}

/**
 * The optional packages that the lock file's packages name but that have no entry, as `[path, entry]`. All
 * paths are at the top level, because each package has only one version.
 */
export function missingBuilds(packages) {
  const found = new Map();
  for (const { optionalDependencies = {}, dev } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const path = `node_modules/${name}`;
      if (packages[path] || found.has(path)) continue;
      if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name} has no exact version: ${version}`);
      const { cpu, libc, os } = platformOf(name);
      // The fields have npm's own order.
      found.set(path, {
        version,
        cpu,
        ...(dev && { dev }),
        ...(libc && { libc }),
        optional: true,
        ...(os && { os }),
      });
    }
  }
  return [...found];
}
