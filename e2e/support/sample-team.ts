/** The team and week of the tests: fourteen people with six roles, 63 shifts. */
export interface SampleEmployee {
  readonly name: string;
  readonly role: string;
}

export const TEAM: readonly SampleEmployee[] = [
  { name: 'Elena Marchetti', role: 'Manager' },
  { name: 'David Okafor', role: 'Manager' },
  { name: 'Maya Lindqvist', role: 'Server' },
  { name: 'Theo Brandt', role: 'Server' },
  { name: 'Priya Natarajan', role: 'Server' },
  { name: 'Jonah Reyes', role: 'Server' },
  { name: 'Camille Dubois', role: 'Server' },
  { name: 'Marcus Bell', role: 'Cook' },
  { name: 'Rosa Delgado', role: 'Cook' },
  { name: 'Kenji Watanabe', role: 'Cook' },
  { name: 'Lucy Tran', role: 'Host' },
  { name: 'Sam Whitfield', role: 'Bartender' },
  { name: 'Nia Adeyemi', role: 'Bartender' },
  { name: 'Owen Kessler', role: 'Front Desk' },
];

export interface SampleShift {
  readonly employeeName: string;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** A dinner shift on Friday of the sample week. */
export const DINNER_SHIFT: SampleShift = {
  employeeName: 'Maya Lindqvist',
  date: '2026-11-20',
  startTime: '16:00',
  endTime: '23:00',
};

/** Monday to Sunday of the week that contains the fixed date of the tests. */
export const WEEK = [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`);

/** One day: lunch, dinner, a split day for one server, and two overnight shifts. */
const DAY: readonly (readonly [who: number, start: string, end: string])[] = [
  [0, '09:00', '17:00'],
  [7, '10:00', '18:00'],
  [2, '10:30', '14:30'],
  [2, '17:30', '22:00'],
  [4, '11:00', '19:00'],
  [8, '14:00', '22:00'],
  [10, '16:30', '22:00'],
  [11, '17:00', '01:00'],
  [13, '22:00', '06:00'],
];

/** Who replaces whom on every second day, by index in the team. */
const SWAPS: Readonly<Record<number, number>> = { 0: 1, 7: 9, 2: 3, 4: 5, 11: 12 };

/** Nine shifts a day, seven days. */
export const WEEK_SHIFTS: readonly SampleShift[] = WEEK.flatMap((date, position) =>
  DAY.map(([who, startTime, endTime]) => {
    const index = position % 2 === 0 ? who : (SWAPS[who] ?? who);
    return { employeeName: TEAM[index]?.name ?? '', date, startTime, endTime };
  }),
);
