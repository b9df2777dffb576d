import { it } from '@/tests/support/api/api-test';
import { hostedSettings } from './hosted-settings';
import { type StandIn, startStandIn } from './stand-in';

/** The Firestore of this test file. Set from `it.beforeAll` on. */
export let standIn: StandIn;

/** Vitest's `it` over an API whose chat goes by `standIn`, which ends with the file unless a test has ended it. */
export const hostedIt = it.extend(
  'settings',
  { scope: 'file' },
  async ({}, { onCleanup }) => {
    standIn = await startStandIn();
    onCleanup(() => standIn.close().catch(() => undefined));
    return hostedSettings(standIn);
  },
);
