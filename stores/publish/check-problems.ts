import { askToPublish } from './publish';

let publish = askToPublish;

/** Sets what looks for problems before it publishes; it comes with the rules, behind the first paint. */
export function setProblemCheck(publishChecked: () => void): void {
  publish = publishChecked;
}

/** Publishes, or shows first what is wrong with what would be published. */
export function publishOrShowProblems(): void {
  publish();
}
