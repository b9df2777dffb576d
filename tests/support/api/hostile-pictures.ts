import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { crc32, createDeflate, deflateSync } from 'node:zlib';
import { EncodeQueue } from '@/server/adapters/pictures/encode-queue';
import { runtimeSlot } from '@/server/runtime';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function png(
  side: number,
  [depth, colour]: readonly [number, number],
  chunks: readonly Buffer[],
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = depth;
  head[9] = colour;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...chunks,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A whole PNG of one colour, so many pixels wide and high: some kilobytes, however large it is. */
export function flatPng(side: number, more: readonly Buffer[] = []): Buffer {
  const row = 1 + Math.ceil(side / 8);
  const data = deflateSync(Buffer.alloc(row * side), { level: 9 });
  return png(side, [1, 0], [...more, chunk('IDAT', data)]);
}

/** A whole PNG of one colour that takes eight bytes for each pixel when it is decoded. */
export async function deepPng(side: number): Promise<Buffer> {
  const row = Buffer.alloc(1 + side * 8);
  const rows = Readable.from(Array.from({ length: side }, () => row));
  const data = await buffer(rows.pipe(createDeflate({ level: 1 })));
  return png(side, [16, 6], [chunk('IDAT', data)]);
}

/** A compressed text of a PNG that says it is so many bytes long. */
export function textBomb(bytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(bytes, 'x'), { level: 9 });
  return chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed]));
}

/** A comment of a PNG, as it stands. */
export const pngComment = (text: string): Buffer =>
  chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'));

/** The one encoder, with this picture in work and so many that wait. */
export function crowdEncoder(size: number) {
  const queue = runtimeSlot('uploads', () => new EncodeQueue<null>(1, 20));
  let open = (): void => undefined;
  const opened = new Promise<null>((done) => (open = () => done(null)));
  const waiting = Array.from(
    { length: size },
    (_, index) =>
      queue.run(`crowd ${index}`, () => opened) ??
      Promise.reject(new Error('the queue is full already')),
  );
  return {
    leave: async () => {
      open();
      await Promise.all(waiting);
    },
  };
}
