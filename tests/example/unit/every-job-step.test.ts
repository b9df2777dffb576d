import { startChatAgent } from '@/example/agent/chat-agent';
import { startSimulator } from '@/example/simulator/simulator';
import { connectServices } from '@/server/compose';
import { readServerEnv } from '@/server/env';
import { testEveryStep } from '@/tests/support/api/every-job-step';

const STEPS = ['demo.chat-answer', 'demo.chat-read', 'demo.orders'];

testEveryStep(STEPS, (db) => {
  const env = readServerEnv({ NODE_ENV: 'test', DEMO_MODE: '1' });
  const services = connectServices(env, { db: async () => db });
  void startSimulator({ db, env, services });
  startChatAgent({ db, services });
});
