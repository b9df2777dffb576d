/**
 * How many files a change touches: `npm run count-files [-- --since <revision>] [--list]`. Exits with 1 when a figure is
 * over its bound (issue 29); `--list` names the files.
 *
 * - A press on a dish's "+": product files of the cart, and on the client of the dish, with a function that runs between
 *   the press and the answer that is in the store, and does not run when the same carts are only drawn. The test
 *   `tests/integration/ui/cart/press-files.test.tsx` presses on the real screen over the real API; V8 counts the calls.
 *   Files of other subjects (prices, opening hours, sessions, HTTP) serve other calls, too: they are only numbered. So
 *   counted, the commit before the issue (20aa0c98) has 47 files with 4,610 lines; its reading had found 46 and 4,395.
 * - One more text of an order, payment method, kind of notice, application: it is added to its list in memory, with texts
 *   like those of a known one; the application is the one of the tests. Counted are the list's file, those in which the
 *   compiler asks for an entry, and those that no type asks for (`LISTS`): new ones, a column, a field. Not counted are
 *   locales, nor what a member is there for: the place that sends a notice, screens of an application's own.
 * - Pauses that grow, storage, channels and locks of the browser: the files whose syntax does it.
 * - The size: what git has of the product, without example, tests, migrations and locales.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CountedList } from '@/tests/count/members';
import { touchedBy } from '@/tests/count/new-members';
import { placesOf } from '@/tests/count/one-place';
import { pressedFiles } from '@/tests/count/press';
import { PRESS_FILES_MAX } from '@/tests/count/press-path';
import { productFiles, productSize } from '@/tests/count/size';

const LISTS: readonly CountedList[] = [
  {
    what: 'a text of an order (beside locales)',
    bound: 10,
    file: 'utils/order/order-texts.ts',
    list: 'ORDER_TEXTS',
    sample: 'note',
    probe: 'countedText',
    tables: ['server/db/schema/orders.ts'],
    also: [
      'server/db/migrations/….sql',
      // Where it is written, and what is sent of it.
      'containers/checkout/checkout-summary.tsx',
      'utils/checkout/checkout-form.ts',
    ],
  },
  {
    what: 'a payment method',
    bound: 5,
    file: 'utils/payment/payment-tags.ts',
    list: 'PAYMENT_TAGS',
    sample: 'cash',
    probe: 'countedMethod',
    also: ['server/domain/payment/…-method.ts'],
  },
  {
    what: 'a kind of notice',
    bound: 4,
    file: 'utils/shell/inbox-routes.ts',
    list: 'INBOX_KINDS',
    sample: 'refund',
    probe: 'countedNotice',
  },
  {
    what: 'a third application',
    bound: 1,
    file: 'utils/application/plain-kinds.ts',
    list: 'PLAIN_KINDS',
    sample: 'cleaner',
    probe: 'cleaner',
    stand: 'tests/support/ui/plain-kinds.ts',
  },
];

/** What the product may be of the revision it is compared with. */
const MOST = { files: 0.85, lines: 0.94 } as const;

const { values: asked } = parseArgs({
  options: { since: { type: 'string' }, list: { type: 'boolean' } },
});
const over: string[] = [];

function report(
  what: string,
  files: readonly string[],
  bound: number,
  also = '',
): void {
  console.log(`${what}: ${files.length} files (at most ${bound})${also}`);
  const isOver = files.length > bound;
  if (isOver) over.push(`${what}: ${files.length} files instead of ${bound}`);
  if (isOver || asked.list) console.log(`  ${files.join('\n  ')}`);
}

function reportPlaces(sources: readonly string[]): void {
  const found = placesOf(sources, (file) => readFileSync(file, 'utf8'));
  for (const [{ at, what }, files] of found) {
    console.log(`${what}: ${files.join(', ')}`);
    const wrong = files.filter((file) => !at.includes(file));
    if (wrong.length > 0)
      over.push(`${what}: also in ${wrong.join(', ')}, not in ${at[0]} alone`);
    if (!files.some((file) => at.includes(file)))
      over.push(`${what}: not found in ${at.join(', ')}`);
  }
}

function reportSize(): void {
  const now = productSize();
  console.log(`the product: ${now.files} files, ${now.lines} lines`);
  if (asked.since === undefined) return;
  const before = productSize(asked.since);
  for (const unit of ['files', 'lines'] as const) {
    const ratio = now[unit] / before[unit];
    const words = `${unit} of the product: ${ratio.toFixed(3)} of the ${before[unit]} at ${asked.since} (at most ${MOST[unit]})`;
    console.log(words);
    if (ratio > MOST[unit]) over.push(words);
  }
}

const files = productFiles();
const { others, path } = pressedFiles();
report(
  'a press on "+"',
  path,
  PRESS_FILES_MAX,
  `, ${others.length} of other subjects`,
);
for (const { files: touched, list } of touchedBy(LISTS, files))
  report(list.what, touched, list.bound);
reportPlaces(
  files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('scripts/')),
);
reportSize();
if (over.length > 0) {
  console.error(`Over its bound:\n  ${over.join('\n  ')}`);
  process.exitCode = 1;
}
