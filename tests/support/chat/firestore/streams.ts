import type { Claims } from './asked';
import {
  type Store,
  StoreError,
  type StructuredQuery,
  type WireDocument,
  type Write,
} from './store';
import { tick } from './values';

export interface Stream {
  message(text: string): void;
  close(): void;
}

type Send = (message: unknown) => void;

interface Target {
  readonly query?: {
    readonly parent: string;
    readonly structuredQuery: StructuredQuery;
  };
  readonly documents?: { readonly documents: readonly string[] };
  /** What the client has: update times by name. */
  sent: Map<string, string>;
}

interface ListenMessage {
  readonly addTarget?: Omit<Target, 'sent'> & {
    readonly targetId: number;
    readonly resumeToken?: string;
    readonly readTime?: string;
  };
  readonly removeTarget?: number;
}

const token = (): string => Buffer.from(tick()).toString('base64');

/** A failure as the wire tells it. */
export function failureOf(error: unknown) {
  const { http, message, status } =
    error instanceof StoreError
      ? error
      : { http: 500, status: 'INTERNAL', message: String(error) };
  return { error: { code: http, status, message } };
}

/** What a client follows: each target at once, and again at every commit. */
export function listenStream(
  store: Store,
  send: Send,
  auth: Claims | null,
): Stream {
  const targets = new Map<number, Target>();

  /** Read by the rules each time. */
  function found({ documents, query }: Target): WireDocument[] {
    if (query) {
      store.assertList(auth, query.structuredQuery);
      return store.query(query.parent, query.structuredQuery);
    }
    return (documents?.documents ?? []).flatMap(
      (name) => store.get(auth, name) ?? [],
    );
  }

  function refresh(id: number, target: Target): boolean {
    const next = new Map<string, string>();
    let isChanged = false;
    for (const document of found(target)) {
      next.set(document.name, document.updateTime);
      if (target.sent.get(document.name) === document.updateTime) continue;
      isChanged = true;
      send({ documentChange: { document, targetIds: [id] } });
    }
    for (const document of target.sent.keys()) {
      if (next.has(document)) continue;
      isChanged = true;
      const gone = { document, removedTargetIds: [id], readTime: tick() };
      send(
        store.documents.has(document)
          ? { documentRemove: gone }
          : { documentDelete: gone },
      );
    }
    target.sent = next;
    return isChanged;
  }

  const settled = () =>
    send({ targetChange: { resumeToken: token(), readTime: tick() } });

  function onCommit(): void {
    const changed = [...targets].filter(([id, target]) => refresh(id, target));
    if (changed.length > 0) settled();
  }

  function add(asked: NonNullable<ListenMessage['addTarget']>): void {
    const { documents, query, readTime, resumeToken, targetId } = asked;
    const target: Target = { documents, query, sent: new Map() };
    const tell = (targetChangeType: string, more: object = {}) =>
      send({
        targetChange: { targetChangeType, targetIds: [targetId], ...more },
      });
    try {
      found(target);
    } catch (error) {
      const code = error instanceof StoreError ? error.code : 13;
      tell('REMOVE', { cause: { code, message: String(error) } });
      return;
    }
    targets.set(targetId, target);
    tell('ADD');
    if (resumeToken || readTime) tell('RESET');
    refresh(targetId, target);
    for (const document of documents?.documents ?? [])
      if (!store.documents.has(document))
        send({
          documentDelete: {
            document,
            removedTargetIds: [targetId],
            readTime: tick(),
          },
        });
    tell('CURRENT', { resumeToken: token(), readTime: tick() });
    settled();
  }

  store.listeners.add(onCommit);
  return {
    message(text) {
      const { addTarget, removeTarget } = JSON.parse(text) as ListenMessage;
      if (addTarget) return add(addTarget);
      if (removeTarget === undefined) return;
      targets.delete(removeTarget);
      const targetIds = [removeTarget];
      send({ targetChange: { targetChangeType: 'REMOVE', targetIds } });
    },
    close: () => {
      store.listeners.delete(onCommit);
    },
  };
}

/** What a client writes by the SDK's own queue. */
export function writeStream(
  store: Store,
  send: Send,
  auth: Claims | null,
): Stream {
  let count = 0;
  const streamId = crypto.randomUUID();
  return {
    message(text) {
      const { writes } = JSON.parse(text) as { writes?: Write[] };
      count += 1;
      const streamToken = Buffer.from(String(count)).toString('base64');
      if (!writes) return send({ streamId, streamToken });
      try {
        send({ streamId, streamToken, ...store.commit(auth, writes) });
      } catch (error) {
        send(failureOf(error));
      }
    },
    close: () => undefined,
  };
}
