import { join } from 'node:path';
import type { Storage } from '@/server/domain/picture/storage';
import type { ServerEnv } from '@/server/env';
import { folderStorage } from './folder-storage';
import { s3Storage } from './s3-storage';

/** Where uploads are kept: the bucket that is configured, else DATA_DIR/storage. */
export function connectStorage(env: ServerEnv): Storage {
  const {
    STORAGE_S3_ACCESS_KEY_ID: accessKeyId,
    STORAGE_S3_BUCKET: name,
    STORAGE_S3_ENDPOINT: endpoint,
    STORAGE_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (!name || !accessKeyId || !secretAccessKey)
    return folderStorage(join(env.DATA_DIR, 'storage'));
  return s3Storage({
    name,
    region: env.STORAGE_S3_REGION,
    accessKeyId,
    secretAccessKey,
    endpoint,
    // S3 itself wants hosts, most others paths
    pathStyle: env.STORAGE_S3_PATH_STYLE ?? endpoint !== undefined,
  });
}
