export function onlineScripts(out: string): readonly string[];
