// @module-tag both-engines
import { expect } from 'vitest';
import type { MenuDto } from '@/server/contracts/operator/menu';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { seededIt as it } from '@/tests/example/support/seeded-api';
import { api } from '@/tests/support/api/api-test';

const operator = { token: TEST_OPERATOR_TOKEN };

it('takes every menu of the city as it gave it, and nothing is different', async () => {
  for (let shop = 1; shop <= 12; shop += 1) {
    const path = `/dashboard/admin/shops/${shop}/menu`;
    const menu = (await api.get(path, operator)).body.data as MenuDto;
    expect(menu.products.length).toBeGreaterThan(5);
    const report = await api.call('PUT', path, {
      ...operator,
      body: { menu, replace: true },
    });
    expect(report.body.data, JSON.stringify(report.body)).toMatchObject({
      made: [],
      changed: [],
      taken_off: [],
      categories: [],
      groups: [],
      sold_out: [],
    });
    expect((await api.get(path, operator)).body.data).toEqual(menu);
  }
});
