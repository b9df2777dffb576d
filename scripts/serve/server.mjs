/**
 * The site's server, in front of Next: `node scripts/serve/server.mjs` listens on PORT at the addresses of HOST and serves the
 * build. `--dev` serves the source with hot reload. Ends with 1 and one line when it cannot listen.
 */
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import next from 'next';
import { compress } from './compress.mjs';
import { hostsOf, listenOn, listenProblem } from './listen.mjs';
import { screenRequest } from './screen-request.mjs';
import { staticFiles } from './static-files.mjs';
import { keptRoot } from './kept-builds.mjs';
import { distDir, root } from '../lib/paths.mjs';

const { values: options } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
  },
});
/** Balancers keep an unused connection for a minute: it is theirs to end, or a call comes as this side ends it, and is lost. */
const KEPT_MS = 75_000;
const ready = Promise.withResolvers();
/** While developing Next serves what it has just made, as it is. */
const serveStatic = options.dev
  ? null
  : staticFiles({
      root: path.join(distDir(process.env), 'static'),
      kept: keptRoot(process.env),
    });

/** Whether the process was asked to stop (server/runtime.ts). */
const isStopping = () => globalThis[Symbol.for('sofra')]?.stopping === true;

async function answer(request, response) {
  try {
    // Whoever keeps a connection, as through a balancer of TCP, makes the next one elsewhere.
    if (isStopping()) response.shouldKeepAlive = false;
    if (screenRequest(request, response)) return;
    if (serveStatic) {
      compress(request, response);
      if (await serveStatic(request, response)) return;
    }
    const handle = await ready.promise;
    await handle(request, response);
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  }
}

/** Next knows one server: those of other addresses pass on to it what they get. */
function serverMaker() {
  let first = null;
  return () => {
    const server = http.createServer({
      keepAliveTimeout: KEPT_MS,
      // Of those who offer HTTP/2 Next would hang up; hot reload takes a socket.
      ...(!options.dev && { shouldUpgradeCallback: () => false }),
    });
    if (first === null) server.on('request', (...call) => void answer(...call));
    else
      for (const event of ['request', 'upgrade'])
        server.on(event, (...call) => first.emit(event, ...call));
    first ??= server;
    return server;
  };
}

/** Listens first: who asks meanwhile waits, and a port that is taken is known before the database opens. */
async function listen() {
  const hosts = hostsOf(process.env);
  const port = Number(process.env.PORT || 3000);
  try {
    return await listenOn(serverMaker(), hosts, port);
  } catch (error) {
    console.error(listenProblem(error, { hosts, port }));
    process.exit(1);
  }
}

const [httpServer] = await listen();
const { port } = httpServer.address();
// What the site says of its own address is where it listens.
process.env.PORT = String(port);
process.env.NEXT_RUNTIME = 'nodejs';
const app = next({
  dev: options.dev,
  dir: root,
  hostname: process.env.HOST || 'localhost',
  httpServer,
  port,
});
await app.prepare();
ready.resolve(app.getRequestHandler());
