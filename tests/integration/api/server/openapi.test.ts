import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';

describe('GET /openapi.json', () => {
  it('is a valid OpenAPI 3.1 document of every call', async () => {
    const { status, body } = await api.get('/openapi.json');
    expect(status).toBe(200);
    const validator = new Validator();
    const result = await validator.validate(body);
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        '/auth/login',
        '/dashboard/user/addresses/{id}',
        '/dashboard/user/cart/group/{id}',
        '/dashboard/user/cart/merge',
        '/rest/cart/current',
        '/rest/cart/invitation/{code}',
        '/rest/cart/receipts/{uuid}',
        '/rest/events',
        '/rest/geocode',
      ]),
    );
  });

  it('has an answer and a summary for each', async () => {
    const { body } = await api.get('/openapi.json');
    const operations = Object.values<
      Record<string, { summary?: string; responses?: object }>
    >(body.paths).flatMap((path) => Object.values(path));
    for (const operation of operations) {
      expect(operation.summary).toBeTruthy();
      expect(Object.keys(operation.responses ?? {})).toContain('200');
    }
  });
});
