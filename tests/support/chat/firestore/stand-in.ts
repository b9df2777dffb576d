import { generateKeyPairSync } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { importSPKI } from 'jose';
import { answerAuth, callerOf } from './auth-stand-in';
import type { Claims, Fields } from './asked';
import { authorize } from './authorize';
import { Store, type StructuredQuery, type Write } from './store';
import { failureOf, listenStream, writeStream } from './streams';
import { plain, tick, wire } from './values';
import { ChannelSession } from './web-channel';

const PROJECT = 'demo-sofra';
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const CHANNEL = /Firestore\/(Listen|Write)\/channel$/;
const REST = /^\/v1\/(projects\/[^:]+\/documents)(?:\/[^:]*)?:(\w+)$/;

/** A field that the server fills with the moment of the write. */
export const SERVER_TIME = Symbol('server time');

/** The server's own hand in the store: no rules are asked. */
const ADMIN: Claims = { uid: 'admin-sdk' };

/** What a page answers that is none of Firebase's. */
export type OwnPages = (
  url: URL,
  body: string,
) => Promise<{ readonly type: string; readonly body: string } | null>;

export interface StandIn {
  readonly port: number;
  readonly host: string;
  /** A service account whose custom tokens it takes, as Google's console gives it. */
  readonly account: string;
  readonly store: Store;
  read(path: string): Fields | null;
  /** All documents of a collection. */
  list(collection: string): readonly Fields[];
  /** Writes as the server, or as somebody whom the rules then judge. */
  write(documents: Readonly<Record<string, Fields>>, as?: Claims): void;
  /** The next commit of a browser is done, and its answer never comes; resolves when that happened. */
  loseAnswer(): Promise<void>;
  /** Ends every session, as a restart of the server would. */
  dropAll(): void;
  close(): Promise<void>;
}

/** Serves Firebase Authentication and Firestore on one free port of this machine, for one project. */
export async function startStandIn(ownPages?: OwnPages): Promise<StandIn> {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const clientEmail = `chat@${PROJECT}.iam.gserviceaccount.com`;
  const publicKey = await importSPKI(keys.publicKey, 'RS256');
  const project = { projectId: PROJECT, publicKey, clientEmail };
  const store = new Store(authorize);
  const sessions = new Map<string, ChannelSession>();
  const losses: (() => void)[] = [];

  function answerChannel(
    kind: string,
    asked: { readonly query: URLSearchParams; readonly body: string },
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const { body, query } = asked;
    const id = query.get('SID');
    const known = sessions.get(id ?? '');
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    if (query.get('TYPE') === 'terminate') {
      known?.close();
      sessions.delete(id ?? '');
      response.end();
    } else if (!id && request.method === 'POST') {
      const sent = new URLSearchParams(body).get('headers') ?? '';
      const [, authorization = request.headers.authorization] =
        /^authorization:\s*(.+)$/im.exec(sent) ?? [];
      const caller = callerOf(authorization?.trim());
      const stream = kind === 'Listen' ? listenStream : writeStream;
      const session = new ChannelSession((send) => stream(store, send, caller));
      sessions.set(session.id, session);
      response.end(session.greeting);
      session.receive(body);
    } else if (!known) {
      response.writeHead(400).end('Unknown SID');
    } else if (query.get('RID') === 'rpc') {
      response.writeHead(200).flushHeaders();
      const number = (name: string) => Number(query.get(name));
      known.open(
        response,
        number('AID'),
        query.get('CI') === '1',
        number('TO'),
      );
    } else {
      known.receive(body);
      response.end(known.receipt);
    }
  }

  function answerRest(
    method: string,
    parent: string,
    body: string,
    caller: Claims | null,
  ): unknown {
    const asked = JSON.parse(body) as {
      writes: Write[];
      documents: string[];
      structuredQuery: StructuredQuery;
    };
    if (method === 'commit') return store.commit(caller, asked.writes);
    if (method === 'batchGet')
      return asked.documents.map((name) => {
        const found = store.get(caller, name);
        return { ...(found ? { found } : { missing: name }), readTime: tick() };
      });
    store.assertList(caller, asked.structuredQuery);
    const found = store.query(parent, asked.structuredQuery);
    if (found.length === 0) return [{ readTime: tick() }];
    return found.map((document) => ({ document, readTime: tick() }));
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const path = decodeURIComponent(url.pathname);
    const json = (status: number, value: unknown): void => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(value));
    };
    const { 'access-control-request-headers': headers = '*', origin = '*' } =
      request.headers;
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Expose-Headers', 'X-HTTP-Session-Id');
    response.setHeader('Access-Control-Allow-Headers', headers);
    response.setHeader('Cache-Control', 'no-store');
    if (request.method === 'OPTIONS') return void response.end();
    let body = '';
    for await (const part of request) body += String(part);
    const [, kind] = CHANNEL.exec(path) ?? [];
    if (kind)
      return answerChannel(
        kind,
        { query: url.searchParams, body },
        request,
        response,
      );
    const auth = await answerAuth(project, path, body);
    if (auth) return json(auth.status, auth.body);
    const [, parent = '', method] = REST.exec(path) ?? [];
    if (method) {
      const caller = callerOf(request.headers.authorization);
      const done = answerRest(method, parent, body, caller);
      const lose = method === 'commit' && losses.shift();
      if (!lose) return json(200, done);
      lose();
      return void response.destroy();
    }
    const own = await ownPages?.(url, body);
    if (!own) return json(404, {});
    // as pages of the site are: one that is left may be kept
    response.setHeader('Cache-Control', 'private, no-cache');
    response.writeHead(200, { 'Content-Type': own.type }).end(own.body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const failure = failureOf(error);
      response.writeHead(failure.error.code, {
        'Content-Type': 'application/json',
      });
      response.end(JSON.stringify(failure));
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  const dropAll = (): void => {
    sessions.forEach((session) => session.close());
    sessions.clear();
  };
  return {
    port,
    host: `127.0.0.1:${port}`,
    account: JSON.stringify({
      type: 'service_account',
      project_id: PROJECT,
      client_email: clientEmail,
      private_key: keys.privateKey,
      private_key_id: 'stand-in',
    }),
    store,
    read: (path) => {
      const found = store.documents.get(`${ROOT}/${path}`);
      return found ? plain(found.fields) : null;
    },
    list: (collection) =>
      [...store.documents.values()]
        .filter(({ name }) => name.startsWith(`${ROOT}/${collection}/`))
        .map(({ fields }) => plain(fields)),
    write: (documents, as = ADMIN) => {
      const writes = Object.entries(documents).map(([path, fields]) => {
        const all = Object.entries(fields);
        const given = all.filter(([, value]) => value !== SERVER_TIME);
        const stamped = all.filter(([, value]) => value === SERVER_TIME);
        return {
          update: {
            name: `${ROOT}/${path}`,
            fields: wire(Object.fromEntries(given)),
          },
          updateTransforms: stamped.map(([fieldPath]) => ({
            fieldPath,
            setToServerValue: 'REQUEST_TIME',
          })),
        };
      });
      store.commit(as, writes);
    },
    loseAnswer: () => new Promise((done) => losses.push(done)),
    dropAll,
    close: () =>
      new Promise((done) => {
        dropAll();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
