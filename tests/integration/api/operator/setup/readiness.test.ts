// @module-tag both-engines
import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { operate } from '@/tests/support/api/operator-tool';
import { createShop } from '@/tests/support/factories/shop';

const NEW_SHOP = {
  translations: {
    de: { title: 'Bistro Nord', address: 'Torstraße 1' },
  },
  location: { latitude: 52.53, longitude: 13.4 },
  zone: { kind: 'radius', radius_km: 4 },
  hours: [{ day: 'monday', from: '10:00', to: '22:00' }],
};

const asOperator = (method: string, path: string, body?: object) =>
  api.call(method, `/dashboard/admin${path}`, {
    token: TEST_OPERATOR_TOKEN,
    body,
  });

describe('GET /dashboard/admin/readiness', () => {
  const problems = async () =>
    (await asOperator('GET', '/readiness')).body.data.problems.join('\n');

  it('names what keeps an order from being made and heard, until it is mended', async () => {
    const { body } = await asOperator('POST', '/shops', NEW_SHOP);
    const { id } = body.data;
    const before = await problems();
    expect(before).toContain(`Bistro Nord (${id}) has no dishes`);
    expect(before).toContain(`Bistro Nord (${id}) is closed`);
    expect(before).toContain(`Nobody hears of an order of Bistro Nord (${id})`);
    await asOperator('POST', `/shops/${id}/open`);
    await asOperator('POST', `/shops/${id}/board`, {});
    const after = await problems();
    expect(after).not.toContain(`Bistro Nord (${id}) is closed`);
    expect(after).not.toContain('Nobody hears of');
  });

  it('names what visitors are not told, until it is said', async () => {
    await createShop(api.db);
    const before = await problems();
    expect(before).toContain('legal_name');
    expect(before).toContain('operator_phone');
    expect(before).toContain('/terms and /privacy');
    await asOperator('PUT', '/settings', {
      values: {
        name: 'Bistro Nord',
        legal_name: 'Nord GmbH',
        operator_phone: '+493012345678',
        email: 'hello@nord.example',
      },
    });
    await api.heard();
    const after = await problems();
    expect(after).not.toContain('legal_name');
    expect(after).not.toContain('operator_phone');
    expect(after).not.toContain('still called');
    expect(after).not.toContain('neither phone nor e-mail');
  });
});

describe('check site', () => {
  it('ends with 1 while something is missing, and says what', async () => {
    const run = await operate(api, ['check', 'site']);
    expect(run.code).toBe(1);
    expect(run.out).toContain('- ');
    expect(run.errors).toMatch(/^\d+ things are missing\.$/);
  });
});
