import { startChatAgent } from '@/example/agent/chat-agent';
import { sandbox } from '@/example/payments/sandbox';
import { startSimulator } from '@/example/simulator/simulator';
import { connectServices } from '@/server/compose';
import { readServerEnv } from '@/server/env';
import { runtime } from '@/server/runtime';
import { testEveryStep } from '@/tests/support/api/every-job-step';

const STEPS = [
  'demo.chat-answer',
  'demo.chat-read',
  'demo.orders',
  'sandbox.sessions',
  'sandbox.webhooks',
];

testEveryStep(STEPS, (db) => {
  const env = readServerEnv({ NODE_ENV: 'test', DEMO_MODE: '1' });
  const services = connectServices(env, { db: async () => db });
  // the sandbox speaks to a site that is up
  runtime().appFetch = () => new Response();
  sandbox({ db: async () => db }).start(db);
  void startSimulator({ db, env, services });
  startChatAgent({ db, services });
});
