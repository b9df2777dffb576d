import { expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { createNamedShop } from '@/tests/support/factories/searchable';

it('collects closed shops behind the open ones of a pickup list, near ones first in each part', async () => {
  api.setNow(new Date('2026-03-04T09:00:00Z'));
  const hours = { opensAt: '00:00', closesAt: '00:01' };
  const at = (step: number) => ({ latitude: 41.3 + step / 100 });
  await createNamedShop(api.db, { en: 'Near, closed' }, { ...at(1), hours });
  await createNamedShop(api.db, { en: 'Far, open' }, at(3));
  await createNamedShop(api.db, { en: 'Near, open' }, at(2));
  const point = 'address[latitude]=41.3&address[longitude]=69.22';
  const titles = async (more: string): Promise<string[]> => {
    const path = `/rest/shops/paginate?order_by=distance&${point}${more}`;
    const { body } = await api.get(path);
    return body.data.map(
      ({ translation }: { translation: { title: string } }) =>
        translation.title,
    );
  };
  expect(await titles('&pickup=1')).toEqual([
    'Near, open',
    'Far, open',
    'Near, closed',
  ]);
});
