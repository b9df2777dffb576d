import type { LocalCartLine } from '@/utils/cart/cart-line';

/** What a line shall become; 0 removes it. */
export interface CartWish {
  readonly line: LocalCartLine;
  readonly quantity: number;
}

interface WriterOptions {
  /** Carries the wishes out in one call; rejects when it could not. */
  readonly send: (wishes: readonly CartWish[]) => Promise<void>;
  /** How long to wait for more presses before a call. */
  readonly delayMs: number;
}

/**
 * Gathers the presses on a cart: the last one of a line wins, one call is under way at a time, and what was asked
 * for meanwhile goes with the next. Until answered, wishes are shown as if done; a failed call drops them all.
 */
export class CartWriter {
  private readonly pending = new Map<string, CartWish>();
  private flying: readonly CartWish[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly listeners = new Set<() => void>();
  private shown: readonly CartWish[] = [];

  constructor(private readonly options: WriterOptions) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What is asked for and not answered yet, older first; the same array until it changes. */
  readonly wishes = (): readonly CartWish[] => this.shown;

  set(wish: CartWish): void {
    this.pending.set(wish.line.key, wish);
    this.changed();
    this.schedule();
  }

  private schedule(): void {
    if (this.flying.length) return;
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), this.options.delayMs);
  }

  private async flush(): Promise<void> {
    this.timer = null;
    this.flying = [...this.pending.values()];
    this.pending.clear();
    try {
      await this.options.send(this.flying);
    } catch {
      // The sender has told the customer; what was shown ahead of the answer goes back.
      this.pending.clear();
    }
    this.flying = [];
    this.changed();
    if (this.pending.size) this.schedule();
  }

  private changed(): void {
    this.shown = [...this.flying, ...this.pending.values()];
    for (const listener of this.listeners) listener();
  }
}

/** The lines as they will be once the wishes are carried out; a wish for another shop starts a new cart. */
export function withWishes<Line extends LocalCartLine>(
  lines: readonly Line[],
  wishes: readonly CartWish[],
): readonly (Line | LocalCartLine)[] {
  return wishes.reduce<readonly (Line | LocalCartLine)[]>(
    (shown, { line, quantity }) => {
      const same = shown.filter(({ shopId }) => shopId === line.shopId);
      if (quantity === 0) return same.filter(({ key }) => key !== line.key);
      const known = same.some(({ key }) => key === line.key);
      const note = line.note;
      return known
        ? same.map((other) =>
            other.key === line.key ? { ...other, quantity, note } : other,
          )
        : [...same, { ...line, quantity }];
    },
    lines,
  );
}
