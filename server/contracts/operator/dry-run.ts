import { z } from '@hono/zod-openapi';

export const DryRunQuery = z.object({
  dry_run: z
    .enum(['1', 'true'])
    .optional()
    .openapi({ description: 'Answers as if it were done, and does nothing' }),
});

export type DryRun = z.infer<typeof DryRunQuery>;
