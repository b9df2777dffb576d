import type { CityRows, Row } from '@/example/city/seed/rows';
import { uuidOf } from '@/scripts/lib/random';
import { CENTER } from '@/example/city/seed/zones';

/** In demo mode only; the README names it. */
export const DEMO_PASSWORD = 'sofra-demo';
const WALLET_MINOR = 10_000;

interface Ledger {
  readonly demoWallet: number;
  readonly sales: number;
  readonly credit: number;
}

export interface DemoAccounts {
  readonly userId: number;
  readonly ledger: Ledger;
}

function addUser(
  rows: CityRows,
  user: Pick<Row<'users'>, 'email' | 'firstname' | 'lastname' | 'phone'> & {
    readonly email: string;
  },
  given: { readonly passwordHash: string; readonly now: Date },
): number {
  const id = rows.id('users');
  rows.add('users', {
    ...user,
    id,
    uuid: uuidOf(`user ${user.email}`),
    passwordHash: given.passwordHash,
    myReferral: `SOFRA${String(id).padStart(3, '0')}`,
    emailVerifiedAt: given.now,
    phoneVerifiedAt: user.phone ? given.now : null,
  });
  for (const type of ['push', 'news', 'discounts', 'order_statuses'] as const)
    rows.add('notificationSettings', { userId: id, type });
  return id;
}

function addAccount(
  rows: CityRows,
  kind: Row<'ledgerAccounts'>['kind'],
  userId: number | null,
): number {
  const id = rows.id('ledgerAccounts');
  rows.add('ledgerAccounts', {
    id,
    uuid: uuidOf(`account ${kind} ${userId}`),
    kind,
    userId,
  });
  return id;
}

/** Moves money from one account to another, as two entries. */
export function addMovement(
  rows: CityRows,
  movement: {
    readonly type: Row<'ledgerTransactions'>['type'];
    readonly from: number;
    readonly to: number;
    readonly amountMinor: number;
    readonly at: Date;
    readonly orderId?: number;
    readonly note?: string;
  },
): void {
  const { amountMinor, at, from, note, orderId, to, type } = movement;
  const transactionId = rows.id('ledgerTransactions');
  rows.add('ledgerTransactions', {
    id: transactionId,
    uuid: uuidOf(`movement ${transactionId}`),
    type,
    orderId,
    note,
    createdAt: at,
  });
  for (const [accountId, amount] of [
    [from, -amountMinor],
    [to, amountMinor],
  ] as const)
    rows.add('ledgerEntries', {
      id: rows.id('ledgerEntries'),
      transactionId,
      accountId,
      amountMinor: amount,
    });
}

function addAddresses(rows: CityRows, userId: number): void {
  rows.add(
    'addresses',
    {
      id: rows.id('addresses'),
      userId,
      title: 'Home',
      address: 'Amir Temur Avenue 12',
      house: '12',
      office: '24',
      floor: '6',
      entrance: '2',
      comment: 'The intercom does not work, please call',
      latitude: CENTER[0],
      longitude: CENTER[1],
      active: true,
    },
    {
      id: rows.id('addresses'),
      userId,
      title: 'Work',
      address: 'Navoi Street 30',
      house: '30',
      floor: '3',
      latitude: 41.3043,
      longitude: 69.2401,
    },
  );
}

/**
 * Plans the two people of the demo: one with a wallet, two addresses and (by the caller) past orders, one with
 * nothing. Both passwords are the given hash's.
 */
export function planDemoAccounts(
  rows: CityRows,
  given: { readonly passwordHash: string; readonly now: Date },
): DemoAccounts {
  const userId = addUser(
    rows,
    {
      email: 'demo@sofra.example',
      firstname: 'Malika',
      lastname: 'Karimova',
      phone: '+998901234567',
    },
    given,
  );
  const guestId = addUser(
    rows,
    {
      email: 'guest@sofra.example',
      firstname: 'Timur',
      lastname: 'Aliev',
      phone: null,
    },
    given,
  );
  const ledger = {
    demoWallet: addAccount(rows, 'wallet', userId),
    sales: addAccount(rows, 'sales', null),
    credit: addAccount(rows, 'credit', null),
  };
  addAccount(rows, 'wallet', guestId);
  addMovement(rows, {
    type: 'credit',
    from: ledger.credit,
    to: ledger.demoWallet,
    amountMinor: WALLET_MINOR,
    at: new Date(+given.now - 60 * 86_400_000),
  });
  addAddresses(rows, userId);
  return { userId, ledger };
}
