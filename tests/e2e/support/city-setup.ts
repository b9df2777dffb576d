import { startServer } from './server';

/** Playwright's global setup: one server for the run, at E2E_BASE_URL when that is given. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.E2E_BASE_URL) return () => Promise.resolve();
  const server = await startServer();
  process.env.E2E_BASE_URL = server.url;
  return async () => {
    await server.stop();
  };
}
