import type { TestProject } from 'vitest/node';
import { startServer } from '@/tests/e2e/support/server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The built site with the demo city, which runs at 60 times its pace. */
    siteUrl: string;
  }
}

/** Vitest's global setup: one server of the built site for all tests of the project. */
export default async function setup(
  project: TestProject,
): Promise<() => Promise<void>> {
  const server = await startServer({ env: { DEMO_SPEED: '60' } });
  project.provide('siteUrl', server.url);
  return async () => {
    await server.stop();
  };
}
