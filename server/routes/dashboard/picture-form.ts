import type { Context } from 'hono';
import { badFields, DomainError } from '@/server/errors';
import type { AppEnv } from '@/server/http/app-env';

/** A refusal that says what is wrong with one field. */
export const wrong = (field: string, key: string): DomainError =>
  badFields({ [field]: [key] });

/** The fields of a multipart body. Throws bad_request for any other. */
export async function readForm(c: Context<AppEnv>): Promise<FormData> {
  const type = c.req.header('content-type') ?? '';
  if (!type.startsWith('multipart/form-data'))
    throw wrong('image', 'validation.required');
  const body = await c.req.arrayBuffer();
  try {
    return await new Response(body, {
      headers: { 'content-type': type },
    }).formData();
  } catch (cause) {
    throw new DomainError('bad_request', {
      fields: { image: ['validation.invalid'] },
      cause,
    });
  }
}

/** The file of the field `image`. Throws bad_request when there is none. */
export function imageOf(form: FormData): File {
  const image = form.get('image');
  if (!image || typeof image === 'string' || image.size === 0)
    throw wrong('image', 'validation.required');
  return image;
}
