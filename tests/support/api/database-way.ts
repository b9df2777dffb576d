import net from 'node:net';

/** Open; cut: nobody gets through, and who was is thrown out; frozen: nothing moves either way, nobody is told. */
export type WayState = 'cut' | 'frozen' | 'open';

/** A way to a database that can be cut, frozen and mended. */
export interface DatabaseWay {
  readonly url: string;
  /** When somebody tried to get through, in ms. */
  readonly asked: readonly number[];
  turn(state: WayState): void;
  close(): void;
}

/** Opens a way to the database of this address, on a port of its own. */
export async function openWay(databaseUrl: string): Promise<DatabaseWay> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  const ends = new Set<net.Socket>();
  let state: WayState = 'open';
  const asked: number[] = [];
  const way = net.createServer((near) => {
    asked.push(performance.now());
    if (state === 'cut') return near.destroy();
    const far = net.connect(target.port, target.host);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
      end.pipe(other);
      if (state === 'frozen') end.pause();
    }
  });
  await new Promise<void>((done) => way.listen(0, '127.0.0.1', done));
  url.port = String((way.address() as net.AddressInfo).port);
  return {
    url: url.href,
    asked,
    turn: (next) => {
      state = next;
      for (const end of ends)
        if (next === 'cut') end.destroy();
        else if (next === 'frozen') end.pause();
        else end.resume();
    },
    close: () => {
      for (const end of ends) end.destroy();
      way.close();
    },
  };
}
