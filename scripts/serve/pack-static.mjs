import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const LEAST_BYTES = 1024;
const TEXT = /\.(?:css|html|js|json|map|mjs|svg|txt|xml)$/;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** What a file is packed to beside it, by the name of the encoding. */
export const PACKED = { br: '.br', gzip: '.gz' };
const PACKERS = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_QUALITY]:
          zlib.constants.BROTLI_MAX_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION }),
};

/** Names of the files below a folder, as they stand in an address; none where there is no folder. */
export function filesBelow(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .map((file) => path.relative(folder, file).split(path.sep).join('/'));
}

/** What an earlier build packed the same bytes to: names of chunks come from their contents. */
function packedEarlier(name, bytes, folders) {
  return folders
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file) && fs.readFileSync(file).equals(bytes));
}

async function packFile(folder, name, earlier) {
  const file = path.join(folder, name);
  const bytes = fs.readFileSync(file);
  if (bytes.length < LEAST_BYTES) return;
  const same = packedEarlier(name, bytes, earlier);
  for (const [encoding, ending] of Object.entries(PACKED)) {
    if (same && fs.existsSync(same + ending)) {
      fs.copyFileSync(same + ending, file + ending);
      continue;
    }
    const packed = await PACKERS[encoding](bytes);
    if (packed.length < bytes.length) fs.writeFileSync(file + ending, packed);
  }
}

/** Packs the texts of a folder by brotli and gzip, each beside its file; takes what earlier folders have of the same contents. */
export async function packStatic(folder, earlier = []) {
  const names = filesBelow(folder).filter((name) => TEXT.test(name));
  const next = names.values();
  // zlib packs in threads of its own; all lanes take from one list.
  const lanes = Array.from({ length: os.availableParallelism() }, async () => {
    for (const name of next) await packFile(folder, name, earlier);
  });
  await Promise.all(lanes);
}
