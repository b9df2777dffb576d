import { z } from '@hono/zod-openapi';

export const DataExport = z
  .object({
    status: z.enum(['none', 'pending', 'ready', 'failed']),
    url: z
      .string()
      .nullable()
      .openapi({ description: 'Of the file, from the root of the API' }),
    expires_at: z.string().nullable(),
  })
  .openapi('DataExport');

export const ExportParams = z.object({
  token: z.string().regex(/^[\w-]{43}$/),
});

/** The file: every part of what is kept about a person by its name. */
export const ExportFile = z.record(z.string(), z.unknown());

export type DataExportDto = z.infer<typeof DataExport>;
