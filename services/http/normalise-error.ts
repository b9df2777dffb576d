import type { AxiosResponse } from 'axios';
import { ApiError } from './api-error';

interface ErrorBody {
  readonly statusCode?: string;
  readonly message?: string;
  readonly params?: Record<string, string[]>;
  readonly data?: unknown;
}

/** An axios failure as an ApiError; anything else stays what it was. */
export function normaliseError(error: unknown): unknown {
  const failure = error as {
    isAxiosError?: boolean;
    response?: AxiosResponse<ErrorBody>;
    code?: string;
  };
  if (!failure.isAxiosError) return error;
  const { response } = failure;
  const body = typeof response?.data === 'object' ? response.data : undefined;
  const retryAfter = Number(response?.headers['retry-after']);
  return new ApiError({
    status: response?.status ?? 0,
    code:
      body?.statusCode ?? (response ? `HTTP_${response.status}` : 'NETWORK'),
    message: body?.message ?? '',
    fields: body?.params ?? {},
    data: body?.data,
    requestId:
      (response?.headers['x-request-id'] as string | undefined) ?? null,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}
