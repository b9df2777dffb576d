import { describe, expect } from 'vitest';
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
      expect(sample).toMatch(/^sofra_\w+(\{cache="[^"]+"\})? \d+$/);
    expect(samples).toContain('sofra_requests_in_flight 0');
    expect(samples).toContain('sofra_event_streams_open 0');
  });

  it('tells what each cache holds', async () => {
    await api.get('/rest/settings');
    const { body } = await api.get('/metrics', { token: TEST_OPERATOR_TOKEN });
    const sample = /^sofra_cache_bytes\{cache="catalogue"\} (\d+)$/m;
    expect(Number(sample.exec(String(body))?.[1])).toBeGreaterThan(0);
  });

  it.each([
    ['nobody', undefined],
    ['a stranger', 'some-other-token-of-length'],
  ])('is closed to %s', async (_who, token) => {
    expect((await api.get('/metrics', { token })).status).toBe(401);
  });
});
