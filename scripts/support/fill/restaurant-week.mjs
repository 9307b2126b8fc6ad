/*
 * Generates random open weeks of restaurants. Roles have shifts at usual hours, with more of them at the end
 * of the week. People have one or two roles, wanted hours, days off, and a record of how often they
 * closed. Times are minutes; costs are the app's.
 */

const HOURS = 60;
const DAY = 24 * HOURS;
const REST = 11 * HOURS;
const OVERTIME = 40 * HOURS;

const ROLES = [
  {
    name: 'Cook',
    share: 0.3,
    shifts: [
      [8, 16],
      [15, 23],
      [11, 19],
    ],
  },
  {
    name: 'Server',
    share: 0.42,
    shifts: [
      [10, 16],
      [17, 24],
      [11, 19],
      [16, 22],
    ],
  },
  {
    name: 'Bartender',
    share: 0.16,
    shifts: [
      [16, 24],
      [18, 26],
    ],
  },
  {
    name: 'Host',
    share: 0.12,
    shifts: [
      [10, 16],
      [16, 23],
    ],
  },
];
const DAY_WEIGHTS = [0.8, 0.85, 0.95, 1, 1.2, 1.25, 0.95];
const COSTS = { unfilled: 100_000, overtime: 2, missing: 1, extra: 1, shared: 60, usual: 120, lead: 240 };

const pick = (dice, list) => list[Math.floor(dice() * list.length)];
const sumOf = (numbers) => numbers.reduce((sum, each) => sum + each, 0);

/** Distributes `count` over the days of the week by how busy they are. */
function daysFor(count) {
  const total = sumOf(DAY_WEIGHTS);
  let owed = 0;
  const days = DAY_WEIGHTS.flatMap((weight, day) => {
    owed += (count * weight) / total;
    const here = Math.round(owed);
    owed -= here;
    return Array(here).fill(day);
  });
  while (days.length < count) days.push(5);
  return days.slice(0, count);
}

function shiftsOf(dice, count) {
  const counts = ROLES.map(({ share }) => Math.floor(count * share));
  counts[1] += count - sumOf(counts);
  return ROLES.flatMap(({ name, shifts }, index) =>
    daysFor(counts[index]).map((day, number) => {
      const [from, to] = shifts[(number + day) % shifts.length];
      const late = pick(dice, [0, 0, 0, 0.5]);
      const [start, end] = [day * DAY + (from + late) * HOURS, day * DAY + to * HOURS];
      return { role: name, day, start, end, kinds: kindsOf(day, from, to) };
    }),
  ).sort((one, other) => one.start - other.start);
}

function kindsOf(day, from, to) {
  return [...(day > 4 ? ['weekend'] : []), ...(to >= 23 ? ['closing'] : []), ...(from <= 8 ? ['early'] : [])];
}

/** A team with about the needed hours; each role has its share. */
function peopleFor(dice, count, shifts) {
  const minutes = sumOf(shifts.map(({ start, end }) => end - start));
  const roles = [...ROLES].flatMap(({ name, share }) =>
    Array(Math.max(1, Math.round(share * count))).fill(name),
  );
  const people = Array.from({ length: count }, (_, index) => {
    const main = roles[index % roles.length];
    const second = dice() < 0.35 ? [pick(dice, ROLES).name] : [];
    return { roles: [main, ...second], share: pick(dice, [1, 1, 0.8, 0.6, 0.5]), canLead: dice() < 0.3 };
  });
  const unit = minutes / sumOf(people.map(({ share }) => share));
  return people.map((person) => {
    const wanted = Math.min(OVERTIME, Math.round((unit * person.share) / HOURS) * HOURS);
    const off = new Set(Array.from({ length: pick(dice, [0, 1, 2, 2]) }, () => Math.floor(dice() * 7)));
    return {
      ...person,
      wanted,
      most: Math.min(48 * HOURS, wanted + 12 * HOURS),
      off,
      notBefore: dice() < 0.15 ? 14 * HOURS : 0,
      notAfter: dice() < 0.15 ? 18 * HOURS : 2 * DAY,
      past: { weekend: dice(), closing: dice(), early: dice() },
      workedBefore: pick(dice, [0, 0, 1, 2, 3, 5]),
      usualDays: new Set(Array.from({ length: 4 }, () => Math.floor(dice() * 7))),
      usualStart: pick(dice, [8, 11, 16, 17]),
    };
  });
}

function costOf(person, { role, day, start, end }) {
  const from = start - day * DAY;
  const to = end - day * DAY;
  if (!person.roles.includes(role) || person.off.has(day)) return null;
  if (from < person.notBefore || to > person.notAfter) return null;
  const isUsual = person.usualDays.has(day) && Math.abs(from - person.usualStart * HOURS) < 3 * HOURS;
  return (isUsual ? 0 : COSTS.usual) + (person.roles[0] === role ? 0 : 20);
}

function conflictsOf(shifts) {
  return shifts.flatMap((one, index) =>
    shifts
      .map((other, place) => [other, place])
      .slice(index + 1)
      .filter(([other]) => other.start < one.end + REST && one.start < other.end + REST)
      .map(([, place]) => [index, place]),
  );
}

function limitsOf(person, shifts, people) {
  const minutes = shifts.map(({ start, end }, index) => [index, end - start]);
  const steps = [0.5, 0.75, 1].map((share) => ({
    least: Math.round(person.wanted * share),
    underCost: COSTS.missing,
  }));
  const above = [1, 1.25].map((share) => ({
    most: Math.round(person.wanted * share),
    overCost: COSTS.extra,
  }));
  const shared = ['weekend', 'closing', 'early'].flatMap((kind) => {
    const weights = shifts.flatMap(({ kinds }, index) => (kinds.includes(kind) ? [[index, 1]] : []));
    const even = Math.ceil((weights.length / people.length) * 2);
    const base = Math.round(person.past[kind] * even);
    return [even, even + 1].map((most) => ({ term: 'fair', weights, base, most, overCost: COSTS.shared }));
  });
  return [
    { term: 'hours', weights: minutes, base: 0, most: person.most },
    { term: 'overtime', weights: minutes, base: 0, most: OVERTIME, overCost: COSTS.overtime },
    ...[...steps, ...above].map((bounds) => ({ term: 'hours', weights: minutes, base: 0, ...bounds })),
    ...shared,
  ];
}

function wishesOf(shifts, people) {
  const leaders = people.flatMap(({ canLead }, index) => (canLead ? [index] : []));
  return Array.from({ length: 7 }, (_, day) => ['Cook', 'Server'].map((role) => ({ day, role })))
    .flat()
    .map(({ day, role }) => ({
      demands: shifts.flatMap((shift, index) => (shift.day === day && shift.role === role ? [index] : [])),
      people: leaders,
      least: 1,
      underCost: COSTS.lead,
    }));
}

/** A `Problem` (docs/auto-fill.md) of one week with that many people and open shifts. */
export function restaurantWeek(dice, { people: peopleCount, shifts: shiftCount }) {
  const shifts = shiftsOf(dice, shiftCount);
  const people = peopleFor(dice, peopleCount, shifts);
  const conflicts = conflictsOf(shifts);
  return {
    dayCount: 7,
    demands: shifts.map(({ role, day }, index) => ({
      id: `${index + 1} ${role}`,
      day,
      need: 1,
      most: 1,
      underCost: COSTS.unfilled,
      overCost: 0,
    })),
    people: people.map((person, index) => ({
      id: `${person.roles[0]} ${index + 1}`,
      costs: shifts.map((shift) => costOf(person, shift)),
      conflicts,
      limits: limitsOf(person, shifts, people),
      runs: { worked: [], workedBefore: person.workedBefore, mostDays: 6 },
    })),
    wishes: wishesOf(shifts, people),
  };
}
