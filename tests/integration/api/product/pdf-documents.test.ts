import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { upload } from '@/tests/support/factories/upload';

const get = (path: string) => api.fetch(new Request(`http://localhost${path}`));

describe('a document', () => {
  it('in PDF is known by its bytes and saved as a file, never opened here', async ({
    token,
  }) => {
    const bytes = Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n');
    const { body, status } = await upload(api, token, bytes, 'documents');
    expect(status).toBe(200);
    const { title, url } = body.data;
    expect(title).toMatch(/^\/storage\/documents\/[\da-f]{2}\/[\w-]+\.pdf$/);
    expect((await get(title)).status).toBe(404);
    const answer = await get(url);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="document.pdf"',
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is a PDF or a picture; a PDF is nothing but a document', async ({
    token,
  }) => {
    const pdf = Buffer.from('%PDF-1.7\n');
    for (const type of ['users', 'chat', 'refunds', 'shops/logo'])
      expect((await upload(api, token, pdf, type)).status).toBe(400);
    const text = Buffer.from(' %PDF-1.7 is written here');
    const refused = await upload(api, token, text, 'documents');
    expect(refused.status).toBe(400);
    expect(refused.body.params.image).toEqual([
      'We can’t read this file. PDF, JPEG, PNG or WebP, please.',
    ]);
    const large = Buffer.alloc(10_000_001);
    pdf.copy(large);
    expect((await upload(api, token, large, 'documents')).status).toBe(413);
  });
});
