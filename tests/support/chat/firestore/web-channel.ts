import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Stream } from './streams';

const frame = (text: string): string => `${text.length}\n${text}`;

interface BackChannel {
  readonly response: ServerResponse;
  readonly isOnce: boolean;
  readonly beat: ReturnType<typeof setInterval>;
  sentTo: number;
}

/** One session of WebChannel (version 8): messages in by POST, out by a response that stays open. */
export class ChannelSession {
  readonly id = randomBytes(12).toString('base64url');
  private readonly stream: Stream;
  private out: (readonly [number, readonly unknown[]])[] = [];
  private count = 0;
  private seen = -1;
  private isHeard = false;
  private back: BackChannel | null = null;

  constructor(make: (send: (message: unknown) => void) => Stream) {
    this.stream = make((message) => this.push([message]));
  }

  /** What the first POST is answered with. */
  get greeting(): string {
    return frame(JSON.stringify([[0, ['c', this.id, '', 8, 12, 30_000]]]));
  }

  /** What every later POST is answered with. */
  get receipt(): string {
    return frame(JSON.stringify([this.back ? 1 : 0, this.count, 0]));
  }

  private push(message: readonly unknown[]): void {
    this.count += 1;
    this.out.push([this.count, message]);
    queueMicrotask(() => this.flush());
  }

  private flush(): void {
    const { back } = this;
    const fresh = back ? this.out.filter(([id]) => id > back.sentTo) : [];
    const newest = fresh.at(-1);
    if (!back || !newest) return;
    back.sentTo = newest[0];
    back.response.write(frame(JSON.stringify(fresh)));
    if (back.isOnce) this.end();
  }

  private end(): void {
    const { back } = this;
    this.back = null;
    if (!back) return;
    clearInterval(back.beat);
    back.response.end();
  }

  /** The response that carries what the server says; the client has everything up to `acknowledged`. */
  open(
    response: ServerResponse,
    acknowledged: number,
    isOnce: boolean,
    beatMs: number,
  ): void {
    this.end();
    this.out = this.out.filter(([id]) => id > acknowledged);
    const beat = setInterval(() => this.push(['noop']), beatMs || 25_000);
    const back: BackChannel = {
      ...{ response, isOnce, beat },
      sentTo: acknowledged,
    };
    this.back = back;
    response.on('close', () => {
      clearInterval(beat);
      if (this.back === back) this.back = null;
    });
    // the SDK waits for a first word to see that nothing on the way holds words back
    if (!isOnce && !this.isHeard) this.push(['noop']);
    this.isHeard = true;
    this.flush();
  }

  /** A POST's messages; what came already is passed over. */
  receive(body: string): void {
    const form = new URLSearchParams(body);
    const first = Number(form.get('ofs') ?? 0);
    const count = Number(form.get('count') ?? 0);
    for (let i = 0; i < count; i += 1) {
      if (first + i <= this.seen) continue;
      this.seen = first + i;
      this.stream.message(form.get(`req${i}___data__`) ?? '{}');
    }
  }

  close(): void {
    this.end();
    this.stream.close();
  }
}
