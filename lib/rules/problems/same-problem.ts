import type { Problem, ProblemPart } from './problem';

/** Whether all items of the lists are the same, one by one. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, position) => item === other[position]);
}

/** The problems, with those from before in the place of equal ones, so that whoever shows them is not drawn again. */
export function withKnown(problems: readonly Problem[], before: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => {
    const known = before.find(({ key }) => key === problem.key);
    return known && isSameProblem(problem, known) ? known : problem;
  });
}

function isSameProblem(
  { parts, shiftIds, ...fields }: Problem,
  { parts: otherParts, shiftIds: otherIds, ...otherFields }: Problem,
): boolean {
  return (
    isSameRecord(fields, otherFields) &&
    isSameList(shiftIds, otherIds) &&
    parts.length === otherParts.length &&
    parts.every((part, position) => isSamePart(part, otherParts[position]))
  );
}

function isSamePart({ shift, found }: ProblemPart, other: ProblemPart | undefined): boolean {
  return shift === other?.shift && JSON.stringify(found) === JSON.stringify(other.found);
}

function isSameRecord(one: object, other: object): boolean {
  return isSameList(Object.entries(one).flat(), Object.entries(other).flat());
}
