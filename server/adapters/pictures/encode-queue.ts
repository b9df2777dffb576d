/**
 * Work that takes a core: a few pieces at once, the same piece once for all who ask. Whoever comes when too many wait
 * is sent away.
 */
export class EncodeQueue<Result> {
  readonly #coming = new Map<string, Promise<Result>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** The work's result; null: too many wait already. */
  run(name: string, work: () => Promise<Result>): Promise<Result> | null {
    const known = this.#coming.get(name);
    if (known) return known;
    if (this.#waiting.length >= this.mostWaiting) return null;
    const result = this.#inTurn(work).finally(() => this.#coming.delete(name));
    this.#coming.set(name, result);
    return result;
  }

  async #inTurn(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.atOnce)
      await new Promise<void>((go) => this.#waiting.push(go));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // whoever waits takes this one's place
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
