import { Rest, Sender, type Step } from '@/utils/browser/sender';
import {
  type LikeList,
  rebase,
  type Uuids,
  without,
} from '@/utils/shop/like-list';

/** What the keeper of an account's likes works with. */
export interface LikeKeeperParts {
  readonly userId: number;
  readonly read: () => LikeList;
  readonly write: (list: LikeList) => void;
  /** The account's calls; each answers its whole list. */
  readonly calls: {
    readonly list: () => Promise<Uuids>;
    readonly add: (uuids: Uuids) => Promise<Uuids>;
    readonly remove: (uuids: Uuids) => Promise<Uuids>;
  };
  /** A like, or taking one back, did not reach the account and was put back. */
  readonly onRefused: (wish: 'add' | 'remove') => void;
}

/** A call, and the list as it is meant to be after it. */
interface Call {
  readonly sent: Uuids;
  readonly send: () => Promise<Uuids>;
}

/**
 * Keeps an account's likes and this browser's the same. A visitor's likes are merged into the account once, by union;
 * from then on the account's list is the truth, so that what another device took back stays away. Presses show at
 * once, are carried out one call after the other, and are put back when the account did not take them.
 */
export class LikeKeeper {
  /** The list without the presses that are still to be carried out. */
  private base: Uuids;
  private isMerged = false;
  private readonly ended = new AbortController();
  /** After a throw. */
  private readonly rest = new Rest(() => void this.sender.wake());
  private readonly sender = new Sender({
    rest: this.rest,
    signal: this.ended.signal,
    step: () => this.step(),
  });

  constructor(private readonly parts: LikeKeeperParts) {
    this.base = parts.read().uuids;
  }

  /** Carries out what is still to do; call it at the start, after each press, and when the network is back. */
  sync(): Promise<void> {
    return this.sender.hurry();
  }

  stop(): void {
    this.ended.abort();
    this.rest.stop();
  }

  /** One call; idle: nothing is left to do, or it has to wait. */
  private async step(): Promise<Step> {
    const next = this.nextCall();
    if (!next) return 'idle';
    const fresh = await next.send().catch(() => null);
    if (this.ended.signal.aborted) return 'idle';
    const { read, userId, write } = this.parts;
    const { owner, uuids } = read();
    // logged out meanwhile: the list is not the account's any more
    if (this.isMerged && owner !== userId) return 'idle';
    if (!fresh) {
      this.putBack(uuids);
      return 'idle';
    }
    // before it counts as done: what throws here is done again
    write({ owner: userId, uuids: rebase(next.sent, uuids, fresh) });
    this.isMerged = true;
    this.base = fresh;
    return 'more';
  }

  private nextCall(): Call | null {
    const { base } = this;
    const { calls, read, userId } = this.parts;
    const { owner, uuids } = read();
    if (!this.isMerged) {
      const isVisitors = owner === null && base.length > 0;
      return {
        sent: base,
        send: isVisitors ? () => calls.add(base) : calls.list,
      };
    }
    if (owner !== userId) return null;
    const removed = without(base, uuids);
    if (removed.length > 0)
      return {
        sent: without(base, removed),
        send: () => calls.remove(removed),
      };
    const added = without(uuids, base);
    if (added.length === 0) return null;
    return { sent: [...added, ...base], send: () => calls.add(added) };
  }

  /** Nothing reached the account: what was pressed is taken back, and said. */
  private putBack(now: Uuids): void {
    const { onRefused, read, write } = this.parts;
    const removed = without(this.base, now);
    if (removed.length === 0 && without(now, this.base).length === 0) return;
    write({ owner: read().owner, uuids: this.base });
    onRefused(removed.length > 0 ? 'remove' : 'add');
  }
}
