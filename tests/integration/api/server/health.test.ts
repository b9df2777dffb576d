// @module-tag both-engines
import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { createShop } from '@/tests/support/factories/shop';

describe('GET /health', () => {
  it('says that the database is up and migrated', async () => {
    const answer = await api.get('/health');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'ok',
      database: 'up',
      migrations: { applied: expect.any(Number), pending: 0 },
      shops: 0,
      notice: 'no shop yet',
    });
  });

  it('counts the shops that visitors can find', async () => {
    await createShop(api.db);
    const { body } = await api.get('/health');
    expect(body).toMatchObject({ status: 'ok', shops: 1 });
    expect(body).not.toHaveProperty('notice');
  });

  it('answers unknown paths with the error envelope', async () => {
    const answer = await api.get('/rest/nothing');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({
      status: false,
      statusCode: 'ERROR_404',
    });
  });
});
