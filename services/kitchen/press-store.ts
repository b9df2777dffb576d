import { type Kept, keptText } from '@/utils/browser/kept';
import { onKeptNews } from '@/utils/browser/page-shown';
import {
  parsePresses,
  type KitchenPress,
  PRESSES_MAX,
  withPress,
  withoutPress,
} from '@/utils/kitchen/presses';

/** The presses of a board that are not answered, oldest first, as this browser keeps them for all its tabs. */
export class PressStore {
  /** The press that this tab has under way. */
  sending: string | null = null;
  private readonly key: string;
  private readonly kept: Kept<string>;
  private readonly listeners = new Set<() => void>();
  private presses: readonly KitchenPress[];

  constructor(board: string) {
    this.key = `board_presses:${board}`;
    this.kept = keptText('local', this.key);
    this.presses = parsePresses(this.kept.read());
  }

  /** By which tabs agree that one of them sends. */
  get lock(): string {
    return this.key;
  }

  /** The same array until it changes. */
  list = (): readonly KitchenPress[] => this.presses;

  /** Also tells what other tabs change; returns the way to stop. */
  subscribe = (listener: () => void): (() => void) => {
    const stopNews = onKeptNews((key) => {
      if (key === null || key === this.key) this.readAgain();
    });
    this.listeners.add(listener);
    return () => {
      stopNews();
      this.listeners.delete(listener);
    };
  };

  /**
   * Takes a press, in the place of an older one about the same thing of the shop; false: so many wait already that it is
   * not kept.
   */
  add(press: KitchenPress): boolean {
    const others = this.readAgain();
    const presses = withPress(others, press, this.sending);
    if (presses.length > PRESSES_MAX) return false;
    this.write(presses);
    return true;
  }

  /**
   * Forgets a press that waits; false: it is under way, or was answered. One whose answer was lost on the way may have
   * taken effect: the board shows it when it is read again.
   */
  drop(press: KitchenPress): boolean {
    const others = this.readAgain();
    const rest = withoutPress(others, press);
    if (this.sending === press.id || rest.length === others.length)
      return false;
    this.write(rest);
    return true;
  }

  /** Another tab may have changed them. */
  readAgain(): readonly KitchenPress[] {
    this.set(parsePresses(this.kept.read()));
    return this.presses;
  }

  write(presses: readonly KitchenPress[]): void {
    if (presses.length) this.kept.keep(JSON.stringify(presses));
    else this.kept.forget();
    this.set(presses);
  }

  private set(presses: readonly KitchenPress[]): void {
    this.presses = presses;
    for (const listener of this.listeners) listener();
  }
}
