import { existsSync } from 'node:fs';
import path from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { keptFolders } from './kept-builds.mjs';
import { filesBelow, PACKED } from './pack-static.mjs';

const PREFIX = '/_next/static/';
const NAME = /^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*$/;
/** Each name comes from its file's contents or its build. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};
const HEADERS = [
  'Accept-Ranges',
  'Cache-Control',
  'Content-Encoding',
  'Content-Type',
  'ETag',
  'Last-Modified',
  'Vary',
];
const PREFERRED = Object.keys(PACKED);

/** The encoding to send a file in: one that is there and that the browser takes; undefined: as it is. */
function encodingFor(request, encodings) {
  // Parts are those of the file itself.
  if (request.headers.range || encodings.length === 0) return undefined;
  const found = new Negotiator(request).encoding(
    [...encodings, 'identity'],
    PREFERRED,
  );
  return found === 'identity' ? undefined : found;
}

/** Sends a file, or says with false that it is gone. */
function sendFile(request, response, { encodings, name, root }) {
  const encoding = encodingFor(request, encodings);
  const type = TYPES[path.extname(name)];
  response.setHeader('Cache-Control', FOR_EVER);
  if (type) response.setHeader('Content-Type', type);
  if (encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  return new Promise((resolve) => {
    const fail = (error) => {
      if (response.headersSent) response.destroy();
      else for (const header of HEADERS) response.removeHeader(header);
      if (error.status === 404 && !response.headersSent) {
        resolve(false);
        return;
      }
      response.statusCode = error.status;
      response.end();
    };
    response.once('close', () => resolve(true));
    send(request, `/${name}${encoding ? PACKED[encoding] : ''}`, {
      root,
      cacheControl: false,
      index: false,
    })
      .on('error', fail)
      .on('directory', () => fail({ status: 404 }))
      .pipe(response);
  });
}

/** Encodings that stand beside each file of a folder, by the file's name. */
function tableOf(root) {
  const names = new Set(filesBelow(root));
  const endings = Object.values(PACKED);
  const isPacked = (name) =>
    endings.some(
      (ending) =>
        name.endsWith(ending) && names.has(name.slice(0, -ending.length)),
    );
  const encodingsOf = (name) =>
    PREFERRED.filter((encoding) => names.has(name + PACKED[encoding]));
  return new Map(
    [...names]
      .filter((name) => !isPacked(name))
      .map((name) => [name, encodingsOf(name)]),
  );
}

/** The file of that name in an earlier build, if it is kept. */
function keptFile(kept, name) {
  if (!NAME.test(name)) return null;
  const root = keptFolders(kept).find((folder) =>
    existsSync(path.join(folder, name)),
  );
  if (!root) return null;
  const encodings = PREFERRED.filter((encoding) =>
    existsSync(path.join(root, name + PACKED[encoding])),
  );
  return { encodings, name, root };
}

/**
 * Answers for the static files of the build (`root`) and, for a day, of those before it (`kept`): packed where the build packed them.
 * Resolves to whether it has answered; a file that nobody has is Next's to refuse.
 */
export function staticFiles({ kept, root }) {
  const table = tableOf(root);
  return async (request, response) => {
    if (!request.url.startsWith(PREFIX)) return false;
    if (!['GET', 'HEAD'].includes(request.method)) return false;
    const [name] = request.url.slice(PREFIX.length).split('?');
    const encodings = table.get(name);
    if (
      encodings &&
      (await sendFile(request, response, { encodings, name, root }))
    )
      return true;
    const earlier = keptFile(kept, name);
    return earlier !== null && sendFile(request, response, earlier);
  };
}
