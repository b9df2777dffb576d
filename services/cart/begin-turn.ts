import { underLock } from '@/utils/browser/locks';

const LOCK = 'cart-begin';

/**
 * Lets one tab of the browser at a time begin a cart: the next one then hears of it by 409, and asks when it is another
 * shop's. Where there are no Web Locks nobody waits, and the server joins what two tabs began (docs/adr/0025).
 */
export class BeginTurn {
  private now: () => unknown = () => undefined;

  /** Does `work` once it is this tab's turn; at once when no cart is begun by it. */
  run<Done>(begins: boolean, work: () => Promise<Done>): Promise<Done> {
    if (!begins) return work();
    return new Promise((resolve) => {
      let isBegun = false;
      const go = async (): Promise<void> => {
        if (isBegun) return;
        isBegun = true;
        // a throw of the work itself is its failure, too
        const done = (async () => work())();
        resolve(done);
        await done.catch(() => undefined);
      };
      this.now = go;
      underLock(LOCK, go).catch(go);
    });
  }

  /** The page may end: what waits for its turn is done at once. */
  skip(): void {
    this.now();
  }
}
