import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { operate, type ToolRun } from '@/tests/support/api/operator-tool';

const run = (line: string): Promise<ToolRun> => operate(api, line.split(' '));

describe('what cannot be done', () => {
  it.each([
    ['dance', 'no command "dance"'],
    ['coupon', 'Say `coupon make` or `coupon end`'],
    ['move 5', 'The status is missing'],
    ['move 5 flying', '"flying" is no status'],
    ['move five ready', 'must be a number'],
    ['orders --colour red', 'Usage: npm run operator -- orders'],
    ['menu import 5', 'The file is missing.\nUsage: npm run operator -- menu'],
    ['shop opne 5', 'Did you mean `shop open 5`?'],
    ['orders --status flying', 'is no status'],
    ['coupon make X', 'either --percent 10 or --fix 5'],
    ['coupon make X --fix 5 --percent 5', 'either --percent 10 or --fix 5'],
    ['coupon make X --fix much', '--fix must be a number'],
    ['coupon make X --fix 5 --until soon', '--until must be a day'],
    ['coupon make X --fix 5 --for tips', '--for is total or delivery'],
    ['refund 5 maybe', 'approve or reject'],
    ['refund 5 reject', 'Who is refused is told why'],
    ['stock', 'stock shop <id>'],
    ['stock set 5 lots', 'The quantity must be a number'],
    ['closed-days 5 add tomorrow', 'closed-days <shop> add|remove'],
    ['--json', 'Which command?'],
    ['menue import 31 x.csv', 'Did you mean `menu import`'],
    ['menue', 'Did you mean `menu`?'],
    ['--json menue', 'Did you mean `menu`?'],
    ['ordres --json', 'Did you mean `orders`'],
    ['coupon make X --percent 150', '--percent: 1 to 100'],
    ['closed-days 5 add 31.02.2027', 'closed-days <shop> add|remove'],
    ['orders --url nowhere', 'is no address'],
    // as a variable of the shell that is not set writes it
    [
      'menu import  menu.csv',
      'The first word after the command is empty.\nUsage: npm run operator -- menu',
    ],
  ])('%s ends with 2 and says why', async (line, words) => {
    const { code, errors } = await run(line);
    expect([code, errors]).toEqual([2, expect.stringContaining(words)]);
  });

  it('is refused by the server with 1: an unknown id, a wrong token, a wrong step', async () => {
    const { cartId, shop, shopper } = await createFilledCart(api);
    const order = orderBody(cartId, shop.payments.cash);
    const { id } = (await placeOrder(api, shopper, order)).body.data as {
      id: number;
    };
    expect(await run('order 999999')).toMatchObject({
      code: 1,
      errors:
        'order 999999: there is none of that id or name. `orders` lists what there is.',
    });
    expect((await run(`move ${id} delivered`)).errors).toContain(
      'This status cannot follow',
    );
    const wrong = await run(`orders --token wrong-token-of-mine`);
    expect([wrong.code, wrong.errors]).toEqual([
      1,
      expect.stringContaining('does not know this token'),
    ]);
  });

  it('says where nothing answers, and what is no Sofra', async () => {
    const away = await operate(api, ['orders'], {
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    });
    expect([away.code, away.errors]).toEqual([
      1,
      'Nothing answers at http://test.local. Is the server running (npm start)? Its address is given by --url.',
    ]);
    const other = await operate(api, ['orders'], {
      fetch: () => Promise.resolve(new Response('<html>', { status: 502 })),
    });
    expect(other.errors).toContain('no Sofra server (HTTP 502)');
  });

  it('explains itself', async () => {
    const help = await run('help');
    expect([help.code, help.out]).toEqual([
      0,
      expect.stringContaining('coupon make <NAME>'),
    ]);
    expect((await operate(api, [])).code).toBe(2);
    expect((await run('coupon make --help')).out).toContain('--percent 10');
  });
});

describe('the token', () => {
  it('is read where the server keeps it, so that a demo needs none', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'sofra-tool-'));
    const env = { DATA_DIR, SITE: 'http://test.local' };
    const without = await operate(api, ['orders'], { env });
    expect([without.code, without.errors]).toEqual([
      1,
      expect.stringContaining('No token'),
    ]);
    writeFileSync(join(DATA_DIR, 'operator-token'), `${TEST_OPERATOR_TOKEN}\n`);
    expect((await operate(api, ['shops'], { env })).code).toBe(0);
  });
});
