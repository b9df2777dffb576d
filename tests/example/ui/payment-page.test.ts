import { randomUUID } from 'node:crypto';
import { runInThisContext } from 'node:vm';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect } from 'vitest';
import { sandboxGateway } from '@/example/payments/sandbox-gateway';
import { CARDS } from '@/tests/example/support/card-order';
import { api, it } from '@/tests/support/api/api-test';

const RETURN = 'http://localhost/back';
const CANCEL = 'http://localhost/cancel';

let path: string;

beforeEach(async () => {
  const gateway = sandboxGateway({
    db: async () => api.db,
    now: () => new Date(),
  });
  const page = await gateway.open(
    {
      attempt: randomUUID(),
      amountMinor: 2_361,
      currency: 'USD',
      title: 'Registon Oshxona · 20412',
      email: null,
      lang: 'en',
      returnUrl: RETURN,
      cancelUrl: CANCEL,
      expiresAt: new Date(Date.now() + 600_000),
    },
    new AbortController().signal,
  );
  path = new URL(page.url).pathname;
});

const ask = (fields?: Record<string, string>, query = '') =>
  api.fetch(
    new Request(`http://localhost${path}${query}`, {
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    }),
  );

/** The page as a browser without script has it. */
async function show(answer: Response): Promise<void> {
  const page = new DOMParser().parseFromString(
    await answer.text(),
    'text/html',
  );
  document.body.replaceChildren(...page.body.childNodes);
}

/** The same with its script. */
async function open(answer: Response) {
  await show(answer);
  for (const script of document.querySelectorAll('script'))
    runInThisContext(`{${script.textContent ?? ''}}`);
  return userEvent.setup();
}

const card = (number: string) => ({
  do: 'pay',
  number,
  expires: '12/40',
  cvc: '123',
});
const payButton = () => screen.getByRole('button', { name: 'Pay $23.61' });

describe('without script', () => {
  it('says what is paid, how much, and that no money moves', async () => {
    await show(await ask());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(
      /\$23\.61\s+Registon Oshxona · 20412/,
    );
    expect(screen.getByText('Sandbox – no real money')).toBeDefined();
    expect(
      screen.getByRole('link', { name: 'Back to the shop' }),
    ).toHaveAttribute('href', CANCEL);
  });

  it('names what is wrong, keeps what was typed and pays nothing', async () => {
    await show(await ask({ ...card('42'), cvc: '' }));
    expect(screen.getByText('This is not a card number')).toBeDefined();
    expect(screen.getByText('Three or four digits')).toBeDefined();
    expect(screen.getByLabelText('Card number')).toHaveValue('42');
    expect(screen.getByLabelText('Card number')).toHaveAttribute('autofocus');
    expect(screen.getByLabelText('Expiry date')).toHaveValue('12/40');
  });

  it('takes blanks around a code, and names the field that the bank refuses', async () => {
    await show(
      await ask({ ...card(CARDS.success), number: `${CARDS.success}x` }),
    );
    expect(screen.getByText('This is not a card number')).toBeDefined();
    expect(screen.queryByText(/^Month and year/)).toBeNull();
    const paid = await ask({ ...card(CARDS.success), cvc: ' 123 ' });
    expect(paid.headers.get('location')).toBe(RETURN);
  });

  it('is filled in by a test card', async () => {
    await show(await ask({ pick: CARDS.success }));
    expect(screen.getByLabelText('Card number')).toHaveValue(
      '4242 4242 4242 4242',
    );
    expect(screen.getByLabelText('Security code')).toHaveValue('123');
  });

  it('goes back to the shop when it is paid, once for two presses', async () => {
    for (const press of [1, 2]) {
      const paid = await ask(card(CARDS.success));
      expect([press, paid.status]).toEqual([press, 303]);
      expect(paid.headers.get('location')).toBe(RETURN);
    }
    await show(await ask());
    expect(screen.getByText('This payment is done.')).toBeDefined();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(
      screen.getByRole('link', { name: 'Back to the shop' }),
    ).toHaveAttribute('href', RETURN);
  });

  it('tells why a card was declined and lets another be tried', async () => {
    const declined = await ask(card(CARDS.decline));
    expect(declined.headers.get('location')).toBe(path);
    await show(await ask());
    expect(screen.getByRole('alert').textContent).toBe(
      'The bank declined this card. Nothing was charged.',
    );
    expect(payButton()).toBeDefined();
  });

  it.each([
    ['Yes, pay', 'approve'],
    ['No, refuse', 'refuse'],
  ])('"%s" answers the bank with %s', async (name, answer) => {
    await ask(card(CARDS.challenge));
    await show(await ask());
    expect(screen.getByRole('main')).toHaveAttribute('autofocus');
    expect(screen.getByRole('button', { name })).toHaveAttribute(
      'value',
      answer,
    );
    const led = await ask({ answer });
    expect(led.headers.get('location')).toBe(
      answer === 'approve' ? RETURN : path,
    );
    if (answer === 'approve') return;
    await show(await ask());
    expect(screen.getByRole('alert').textContent).toContain(
      'You refused it at the bank.',
    );
  });

  it('waits for a bank that decides later, and then leads on by itself', async () => {
    const undecided = await ask(card(CARDS.timeoutSuccess));
    expect(undecided.headers.get('location')).toBe(RETURN);
    const waiting = await (await ask()).text();
    expect(waiting).toContain('Your bank is still deciding…');
    expect(waiting).toContain('http-equiv="refresh"');
    api.setNow(new Date(Date.now() + 10_000));
    const decided = await ask(undefined, '?waited=1');
    api.setNow(null);
    expect(decided.headers.get('location')).toBe(RETURN);
  });

  it('is nobody’s at another address', async () => {
    path = `/payments/sandbox/${randomUUID()}`;
    expect((await ask()).status).toBe(404);
  });

  it('shows what was typed as text alone', async () => {
    const html = await (await ask(card('"><script>x()</script>'))).text();
    expect(html).not.toContain('<script>x()');
  });
});

describe('with script', () => {
  it.each([
    ['Card number', '42424242', '4242 4242'],
    ['Card number', '4242-4242 42', '4242 4242 42'],
    ['Expiry date', '828', '08/28'],
    ['Expiry date', '12/2899', '12/28'],
    ['Security code', '12 34 5', '1234'],
  ])('the digits of the %s are grouped: %s', async (label, typed, shown) => {
    const user = await open(await ask());
    const input = screen.getByLabelText(label);
    await user.type(input, typed);
    expect(input).toHaveValue(shown);
  });

  it('the caret stays behind its digit', async () => {
    const user = await open(await ask());
    const input = screen.getByLabelText<HTMLInputElement>('Card number');
    await user.type(input, '42424242');
    await user.type(input, '9', {
      initialSelectionStart: 2,
      initialSelectionEnd: 2,
    });
    expect(input).toHaveValue('4294 2424 2');
    expect(input.selectionStart).toBe(3);
  });

  it('a test card fills the form in without a round trip', async () => {
    const user = await open(await ask());
    const list = screen.getByRole('region', { name: /^Test cards/ });
    await user.click(within(list).getByRole('button', { name: /Succeeds/ }));
    expect(screen.getByLabelText('Card number')).toHaveValue(
      '4242 4242 4242 4242',
    );
  });

  it('after a decline the number is at hand', async () => {
    await ask(card(CARDS.decline));
    await open(await ask());
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'));
  });
});
