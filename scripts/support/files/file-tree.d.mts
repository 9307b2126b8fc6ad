export function linkTree(from: string, to: string, isWanted?: (name: string) => boolean): void;
export function filesBelow(folder: string): readonly string[];
export function differences(one: string, other: string): readonly string[];
