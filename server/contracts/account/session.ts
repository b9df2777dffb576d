import { z } from '@hono/zod-openapi';

export const SignedIn = z
  .object({
    id: z.number().int(),
    device: z
      .object({
        browser: z.string().nullable().openapi({ example: 'Chrome' }),
        system: z.string().nullable().openapi({ example: 'Windows' }),
        handheld: z.boolean(),
      })
      .openapi({ description: 'By its user agent' }),
    address: z
      .string()
      .nullable()
      .openapi({ description: 'Shortened', example: '203.0.113.x' }),
    last_used_at: z.string(),
    created_at: z.string(),
    current: z.boolean().openapi({ description: 'The session that asks' }),
  })
  .openapi('SignedIn');

export const SignedInList = z.array(SignedIn);

export type SignedInDto = z.infer<typeof SignedIn>;
