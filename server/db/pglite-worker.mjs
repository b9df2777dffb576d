/**
 * PGlite in a thread of its own (docs/adr/0021); only pglite-thread.ts starts it and speaks with it. Plain JavaScript,
 * found from the project's root like the migrations: neither the bundler nor TypeScript has a hand in it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const ROLLED_BACK = Symbol('rolled back');

let client;
/** The transaction under way: PGlite runs one at a time. */
let current = null;

/** The caller's parsers cannot come along: values of these types stay the text that PostgreSQL wrote. */
const asText = (types) =>
  Object.fromEntries(types.map((type) => [type, (text) => text]));

/** Resolves once the transaction is open; it stays open until `current.commit` or `current.rollback`. */
function begin() {
  return new Promise((begun, failed) => {
    const over = client.transaction(
      (transaction) =>
        new Promise((commit, rollback) => {
          current = { transaction, commit, rollback, over };
          begun();
        }),
    );
    over.catch(failed);
  });
}

const calls = {
  async open() {
    client = await PGlite.create({
      dataDir: workerData.dataDir,
      extensions: { pg_trgm },
    });
  },
  query({ inTransaction, params, rowMode, text, textTypes }) {
    const asked = inTransaction ? current.transaction : client;
    return asked.query(text, params, { rowMode, parsers: asText(textTypes) });
  },
  begin,
  async commit() {
    const { commit, over } = current;
    commit();
    await over;
  },
  async rollback() {
    const { over, rollback } = current;
    rollback(ROLLED_BACK);
    await over.catch((error) => {
      if (error !== ROLLED_BACK) throw error;
    });
  },
  async listen({ channel }) {
    await client.listen(channel, (payload) =>
      parentPort.postMessage({ channel, payload }),
    );
  },
  close: () => client?.close(),
};

/** What of an error may cross: its simple facts. Parameters stay here, and the statement, which Drizzle names itself. */
function factsOf(error) {
  const { cause, message, name, query, stack, ...others } = Object(error);
  const own = Object.entries(others).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  return {
    message: String(message ?? error),
    stack,
    own: { name, ...Object.fromEntries(own) },
    cause: cause instanceof Error ? factsOf(cause) : undefined,
  };
}

parentPort.on('message', async ({ call, given, id }) => {
  try {
    parentPort.postMessage({ id, result: await calls[call](given) });
  } catch (error) {
    // PostgreSQL itself broke off: nothing it says from here on can be believed, so the thread ends.
    if (error instanceof WebAssembly.RuntimeError && call !== 'open')
      throw error;
    parentPort.postMessage({ id, error: factsOf(error) });
  }
});
