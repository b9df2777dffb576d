/** What the drawing of a bowl with a spoon is filled with: the drawn one is empty. */
interface Filling {
  readonly surface: string;
  readonly edge: string;
  readonly bits: readonly string[];
}

const fillings = {
  broth: {
    surface: '#E9B45C',
    edge: '#C98A34',
    bits: ['#5FA052', '#D9653B', '#F6DFA8'],
  },
  tomato: {
    surface: '#E05A33',
    edge: '#B83E1E',
    bits: ['#F7C9A0', '#5FA052', '#F08A5A'],
  },
  green: {
    surface: '#8DB65A',
    edge: '#648C39',
    bits: ['#D6E6A6', '#4C7A2E', '#F3F0CF'],
  },
  cream: {
    surface: '#FFF3DC',
    edge: '#E3CDA4',
    bits: ['#FFFFFF', '#7FA05A', '#EBD9B4'],
  },
  grain: {
    surface: '#D9B98C',
    edge: '#AF8752',
    bits: ['#F0DDBB', '#9C6F3C', '#E7CDA0'],
  },
  beans: {
    surface: '#A4623A',
    edge: '#7B4424',
    bits: ['#6B3418', '#D39A6A', '#8C4E2B'],
  },
  golden: {
    surface: '#F2B93F',
    edge: '#CE8E1C',
    bits: ['#FBE3A0', '#D9653B', '#6E9B46'],
  },
  berry: {
    surface: '#EFD9EC',
    edge: '#C9A5CE',
    bits: ['#6B5BB5', '#C8487A', '#FFFFFF'],
  },
} as const satisfies Record<string, Filling>;

export type FillingName = keyof typeof fillings;

/** Which neighbours in a recipe tell what is in the bowl; the first that fits wins. */
const hints: readonly (readonly [FillingName, string])[] = [
  [
    'tomato',
    'tomato hot-pepper bell-pepper shrimp lobster crab eggplant squid',
  ],
  ['berry', 'blueberries strawberry grapes cherries sparkles'],
  ['green', 'pea-pod leafy-green broccoli avocado kiwi-fruit'],
  ['grain', 'sheaf-of-rice chestnut banana honey-pot bone paw-prints'],
  [
    'beans',
    'beans brown-mushroom mushroom cut-of-meat chocolate-bar meat-on-bone falafel',
  ],
  [
    'golden',
    'ear-of-corn carrot curry-rice lemon mango poultry-leg jack-o-lantern peanuts',
  ],
  [
    'cream',
    'cucumber garlic glass-of-milk butter cheese-wedge dumpling flatbread olive egg potato coconut',
  ],
  ['broth', 'steaming-bowl onion fish spaghetti takeout-box'],
];

export function fillingFor(company: readonly string[]): FillingName {
  const found = hints.find(([, names]) =>
    names.split(' ').some((name) => company.includes(name)),
  );
  return found?.[0] ?? 'cream';
}

/** The inner rim of the drawing; the spoon is drawn after it. */
const RIM =
  'M22.022 7.656c3.19 0 5.79 2.953 5.79 6.165c0 3.46-2.6 6.164-5.79 6.164H10.04c-3.19 0-5.791-2.657-5.791-6.164c0-3.008 2.6-6.165 5.79-6.165z"/>';

const BITS = [
  [8.4, 12.6, 0.95],
  [11.2, 16.2, 0.8],
  [12.4, 11.2, 0.7],
  [21.4, 15.4, 0.95],
  [24.2, 12.8, 0.75],
  [9.4, 15, 0.55],
  [22.6, 17.4, 0.6],
  [23.2, 10.6, 0.6],
  [14.2, 13.8, 0.5],
] as const;

/** The bowl's body with the filling poured in under the spoon. */
export function fillBowl(body: string, name: FillingName): string {
  const { surface, edge, bits } = fillings[name];
  const at = body.lastIndexOf(RIM) + RIM.length;
  if (at < RIM.length) return body;
  const scattered = BITS.map(
    ([x, y, r], index) =>
      `<ellipse cx="${x}" cy="${y}" rx="${r * 1.2}" ry="${r}" fill="${bits[index % bits.length] ?? surface}"/>`,
  ).join('');
  const soup = `<path fill="${edge}" d="M21.8 9.400c2.7 0 4.8 2 4.8 4.500c0 2.9-2.1 5.1-4.8 5.100H10.300c-2.7 0-4.9-2.2-4.9-5.100c0-2.5 2.2-4.5 4.9-4.500z"/><path fill="${surface}" d="M21.8 10c2.5 0 4.3 1.7 4.3 4c0 2.6-1.8 4.4-4.3 4.400H10.300c-2.5 0-4.4-1.8-4.4-4.400c0-2.3 1.9-4 4.4-4z"/>${scattered}<path d="M8 11.400c1-.5 3-.7 5-.7" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width=".5" stroke-linecap="round"/>`;
  return body.slice(0, at) + soup + body.slice(at);
}
