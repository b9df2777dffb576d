import type { APIRequestContext } from '@playwright/test';
import { photo } from '@/tests/support/factories/upload';
import { storedPath } from '@/utils/application/picture-path';

/** Keeps a picture of 60 × 30 points for a customer's message; its path. */
export async function uploadPicture(
  request: APIRequestContext,
  token: string,
): Promise<string> {
  const image = {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo({ width: 60, height: 30 }).jpeg().toBuffer(),
  };
  const answer = await request.post('/api/v1/dashboard/galleries', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: { type: 'chat', image },
  });
  if (!answer.ok()) throw new Error(`not kept: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { title: string } };
  return storedPath(data.title);
}
