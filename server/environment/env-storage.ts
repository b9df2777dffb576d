import { z } from 'zod';
import { flag } from './flag';

/** Where uploads are kept, when it is a bucket (docs/adr/0030-storage.md). */
export const storageVariables = {
  STORAGE_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  STORAGE_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1'),
  STORAGE_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  STORAGE_S3_ACCESS_KEY_ID: z.string().optional(),
  STORAGE_S3_SECRET_ACCESS_KEY: z.string().optional(),
  STORAGE_S3_PATH_STYLE: flag.optional(),
} as const;

type StorageEnv = z.infer<z.ZodObject<typeof storageVariables>>;

/** What is missing beside a variable that is set, in words for the operator; null: nothing. */
export function storageProblem(env: StorageEnv): string | null {
  const needed = {
    STORAGE_S3_BUCKET: env.STORAGE_S3_BUCKET,
    STORAGE_S3_ACCESS_KEY_ID: env.STORAGE_S3_ACCESS_KEY_ID,
    STORAGE_S3_SECRET_ACCESS_KEY: env.STORAGE_S3_SECRET_ACCESS_KEY,
  };
  const missing = Object.entries(needed).flatMap(([name, value]) =>
    value ? [] : name,
  );
  const isBegun = missing.length < 3 || env.STORAGE_S3_ENDPOINT;
  return isBegun && missing.length > 0
    ? `Uploads in a bucket need ${missing.join(', ')}, too: only some of the variables STORAGE_S3_… are set. See .env.example.`
    : null;
}
