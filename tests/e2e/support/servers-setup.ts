import type { FullConfig } from '@playwright/test';
import { startServer } from './server';

/** Settings of the servers that specs share, and the variable that holds the address of each. */
const SHARED = {
  city: { address: 'E2E_CITY_URL', env: {} },
  // orders stay where they are until a test moves them
  quiet: {
    address: 'E2E_QUIET_URL',
    env: {
      DEMO_SPEED: '0.001',
      PUSH_ALLOW_LOOPBACK: '1',
      WEBHOOK_ALLOW_LOOPBACK: '1',
    },
  },
} as const;

const isShared = (name: string): name is keyof typeof SHARED => name in SHARED;

/**
 * Playwright's global setup: one server for each project of this run that shares one. E2E_BASE_URL names a running site
 * for all of them instead.
 */
export default async function setup({
  filteredProjects,
}: FullConfig): Promise<() => Promise<void>> {
  const shared = filteredProjects.map(({ name }) => name).filter(isShared);
  const given = process.env.E2E_BASE_URL;
  if (given) {
    for (const name of shared) process.env[SHARED[name].address] = given;
    return () => Promise.resolve();
  }
  const servers = await Promise.all(
    shared.map(async (name) => {
      const { address, env } = SHARED[name];
      const server = await startServer({ env });
      process.env[address] = server.url;
      return server;
    }),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}
