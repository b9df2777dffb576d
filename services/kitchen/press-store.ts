import { keep, readKept } from '@/utils/kitchen/kept-board';
import { parsePresses, type Press } from '@/utils/kitchen/presses';

/** The presses of a board that are not answered, oldest first, as this browser keeps them for all its tabs. */
export class PressStore {
  private readonly listeners = new Set<() => void>();
  private presses: readonly Press[];
  /** False in a browser that keeps nothing: the presses are this tab's alone. */
  private isKept = true;

  constructor(readonly key: string) {
    this.presses = parsePresses(readKept(key));
  }

  /** The same array until it changes. */
  list = (): readonly Press[] => this.presses;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Another tab may have changed them. */
  readAgain(): readonly Press[] {
    if (this.isKept) this.set(parsePresses(readKept(this.key)));
    return this.presses;
  }

  write(presses: readonly Press[]): void {
    const text = presses.length ? JSON.stringify(presses) : null;
    this.isKept = keep(this.key, text);
    this.set(presses);
  }

  private set(presses: readonly Press[]): void {
    this.presses = presses;
    for (const listener of this.listeners) listener();
  }
}
