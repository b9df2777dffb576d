import { describe, expect, it } from 'vitest';
import { aTicket } from '@/tests/support/kitchen/a-ticket';
import {
  afterDone,
  afterLost,
  parsePresses,
  type OrderPress,
  type PressWork,
  undoableParts,
  waitingSoldOut,
  withPresses,
} from '@/utils/kitchen/presses';

const AT = Date.parse('2026-11-21T13:22:00Z');
const ACCEPT: PressWork = { kind: 'act', act: { kind: 'accept', minutes: 20 } };
const READY: PressWork = { kind: 'act', act: { kind: 'ready' } };

const press = (id: string, work: PressWork, orderId = 20001): OrderPress => ({
  id,
  orderId,
  name: 27,
  version: 1,
  at: AT,
  work,
});

describe('presses that wait', () => {
  it('are read as they were kept; anything else is dropped', () => {
    const kept = [press('a', ACCEPT), press('b', READY)];
    expect(parsePresses(JSON.stringify(kept))).toEqual(kept);
    expect(parsePresses(JSON.stringify([{ id: 'x' }, ...kept]))).toEqual(kept);
    const pause = { id: 'p', at: AT, shop: { kind: 'pause', pause: {} } };
    expect(parsePresses(JSON.stringify([pause, kept[0]]))).toEqual([
      pause,
      kept[0],
    ]);
    expect(parsePresses('{"id":1}')).toEqual([]);
    expect(parsePresses('not JSON')).toEqual([]);
    expect(parsePresses(null)).toEqual([]);
  });

  it('follow the version that the one before them made of the order', () => {
    const first = press('a', ACCEPT);
    const rest = afterDone(
      [first, press('b', READY), press('c', ACCEPT, 20002)],
      first,
      2,
    );
    expect(
      rest.map((one) => [one.id, 'version' in one && one.version]),
    ).toEqual([
      ['b', 2],
      ['c', 1],
    ]);
  });

  it('go with the one before them when that came to nothing', () => {
    const lost = press('b', ACCEPT);
    const rest = afterLost(
      [
        press('a', ACCEPT, 20002),
        lost,
        press('c', READY),
        press('d', READY, 3),
      ],
      lost,
    );
    expect(rest.map(({ id }) => id)).toEqual(['a', 'd']);
  });
});

describe('a board with presses in it', () => {
  const shown = (...works: readonly PressWork[]) =>
    withPresses(
      [aTicket(), aTicket({ id: 20002, type: 'pickup', status: 'ready' })],
      works.map((work, place) => press(String(place), work)),
    );

  it('shows an order as they will leave it, one after the other', () => {
    const [accepted] = shown(ACCEPT);
    expect(accepted).toMatchObject({
      status: 'accepted',
      ready_by: '2026-11-21T13:42:00.000Z',
    });
    const [put] = shown(ACCEPT, { kind: 'act', act: { kind: 'later' } });
    expect(put?.ready_by).toBe('2026-11-21T13:47:00.000Z');
    const [done] = shown(ACCEPT, READY, {
      kind: 'act',
      act: { kind: 'hand_over' },
    });
    expect(done?.status).toBe('on_a_way');
  });

  it('leaves the time of an order for later as it was chosen', () => {
    const [accepted] = shown({
      kind: 'act',
      act: { kind: 'accept', minutes: null },
    });
    expect(accepted?.ready_by).toBe(aTicket().ready_by);
  });

  it('says what is sold out, and leaves other orders alone', () => {
    const [first, second] = shown({
      kind: 'sold_out',
      body: { line_id: 2, for_everyone: true },
    });
    expect(first?.lines.map(({ sold_out: gone }) => gone !== null)).toEqual([
      false,
      true,
    ]);
    expect(second).toEqual(
      aTicket({ id: 20002, type: 'pickup', status: 'ready' }),
    );
  });

  it('takes a line back that its customer has not answered for, and one that was never sent', () => {
    const undo: PressWork = { kind: 'undo_sold_out', lineId: 2 };
    const gone: PressWork = {
      kind: 'sold_out',
      body: { line_id: 2, for_everyone: false },
    };
    const [back] = shown(gone, undo);
    expect(back?.lines.map(({ sold_out: out }) => out)).toEqual([null, null]);
    const [ticket] = shown(gone);
    if (!ticket) throw new Error('no ticket');
    const presses = [press('a', gone)];
    expect(undoableParts(ticket, presses)).toEqual([2]);
    expect(waitingSoldOut(presses, ticket.id, 2)?.id).toBe('a');
    expect(undoableParts(ticket, [])).toEqual([]);
    const sent = [...presses, press('b', undo)];
    expect(waitingSoldOut(sent, ticket.id, 2)).toBeNull();
    expect(undoableParts({ ...ticket, status: 'ready' }, presses)).toEqual([]);
  });

  it('marks an add-on and leaves its line, and never one that was left out', () => {
    const [plov] = aTicket().lines;
    if (!plov) throw new Error('no line');
    const left = { answer_until: null, left_out_at: '2026-11-21T13:20:00Z' };
    const addon = { ...plov, id: 3, sold_out: null };
    const addons = [addon, { ...addon, id: 4, sold_out: left }];
    const gone = (id: number): PressWork => ({
      kind: 'sold_out',
      body: { line_id: id, for_everyone: false },
    });
    const [ticket] = withPresses(
      [aTicket({ lines: [{ ...plov, addons }] })],
      [press('a', gone(3)), press('b', gone(4))],
    );
    const [line] = ticket?.lines ?? [];
    expect(line?.sold_out).toBeNull();
    expect(line?.addons.map(({ sold_out: out }) => out)).toEqual([
      { answer_until: null, left_out_at: null },
      left,
    ]);
  });

  it('hands a pickup over to its customer', () => {
    const [handed] = withPresses(
      [aTicket({ type: 'pickup', status: 'ready' })],
      [press('a', { kind: 'act', act: { kind: 'hand_over' } })],
    );
    expect(handed?.status).toBe('delivered');
  });
});
