/** The given milliseconds times the factor of the run, because browsers behind a driver are slower. */
export function patience(milliseconds: number): number {
  return milliseconds * Number(process.env.E2E_PATIENCE ?? 1);
}
