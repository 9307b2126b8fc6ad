/** That many milliseconds, or as many more as the run asks for: the browsers behind a driver are slower. */
export function patience(milliseconds: number): number {
  return milliseconds * Number(process.env.E2E_PATIENCE ?? 1);
}
