import { describe, expect } from 'vitest';
import { runStep } from '@/server/bounds/job-steps';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';

describe('GET /metrics', () => {
  it('tells the operator what the process does, in lines that Prometheus reads', async () => {
    const answer = await api.get('/metrics', { token: TEST_OPERATOR_TOKEN });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const samples = String(answer.body)
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('#'));
    for (const sample of samples)
      expect(sample).toMatch(
        /^sofra_\w+(\{(\w+="[\w-. ]+",?)+\})? \d+(\.\d+)?$/,
      );
    expect(samples).toContain('sofra_requests_in_flight 0');
    expect(samples).toContain('sofra_event_streams_open 0');
  });

  it('tells what each cache holds', async () => {
    await api.get('/rest/settings');
    const { body } = await api.get('/metrics', { token: TEST_OPERATOR_TOKEN });
    const sample = /^sofra_cache_bytes\{cache="catalogue"\} (\d+)$/m;
    expect(Number(sample.exec(String(body))?.[1])).toBeGreaterThan(0);
  });

  it('tells how often each step of a job ended how, and how long it took', async () => {
    const limitMs = 1_000;
    const broken = () => Promise.reject(new Error('broken'));
    await runStep({ name: 'test.works', limitMs, work: async () => 1 });
    await runStep({ name: 'test.broken', limitMs, work: broken });
    const answer = await api.get('/metrics', { token: TEST_OPERATOR_TOKEN });
    const lines = String(answer.body).split('\n');
    expect(lines).toContain(
      'sofra_job_steps_total{step="test.works",outcome="done"} 1',
    );
    expect(lines).toContain(
      'sofra_job_steps_total{step="test.broken",outcome="failed"} 1',
    );
    expect(String(answer.body)).toMatch(
      /^sofra_job_step_seconds_total\{step="test\.works"\} 0\.\d{3}$/m,
    );
  });

  it.each([
    ['nobody', undefined],
    ['a stranger', 'some-other-token-of-length'],
  ])('is closed to %s', async (_who, token) => {
    expect((await api.get('/metrics', { token })).status).toBe(401);
  });
});
