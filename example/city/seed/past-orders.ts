import type { Row } from './rows';

type Status = Row<'orderStatusHistory'>['status'];

export interface PastOrder {
  readonly library: string;
  readonly daysAgo: number;
  /** Minutes since midnight when it was placed. */
  readonly at: number;
  readonly quantities: readonly number[];
  readonly payment: 'cash' | 'wallet';
  readonly currency: string;
  readonly type: 'delivery' | 'pickup';
  readonly cancelled?: true;
}

/** What the demo customer ordered before. */
export const PAST_ORDERS: readonly PastOrder[] = [
  {
    library: 'pizza',
    daysAgo: 41,
    at: 1150,
    quantities: [1, 1],
    payment: 'cash',
    currency: 'USD',
    type: 'delivery',
  },
  {
    library: 'grocery',
    daysAgo: 23,
    at: 690,
    quantities: [2, 1, 3],
    payment: 'wallet',
    currency: 'USD',
    type: 'delivery',
  },
  {
    library: 'sushi',
    daysAgo: 12,
    at: 1205,
    quantities: [1, 2],
    payment: 'wallet',
    currency: 'USD',
    type: 'delivery',
    cancelled: true,
  },
  {
    library: 'coffee',
    daysAgo: 6,
    at: 665,
    quantities: [2],
    payment: 'cash',
    currency: 'USD',
    type: 'pickup',
  },
  {
    library: 'uzbek',
    daysAgo: 2,
    at: 790,
    quantities: [2, 1, 1],
    payment: 'cash',
    currency: 'UZS',
    type: 'delivery',
  },
];

/** Statuses with the minutes after which they came. */
export const STEPS: Readonly<
  Record<
    'cancelled' | 'delivery' | 'pickup',
    readonly (readonly [Status, number])[]
  >
> = {
  cancelled: [
    ['new', 0],
    ['cancelled', 2],
  ],
  delivery: [
    ['new', 0],
    ['accepted', 3],
    ['ready', 17],
    ['on_a_way', 20],
    ['delivered', 36],
  ],
  pickup: [
    ['new', 0],
    ['accepted', 2],
    ['ready', 12],
    ['delivered', 25],
  ],
};
