import type { APIRequestContext } from '@playwright/test';
import { E2E_OPERATOR_TOKEN } from './server';

const ADMIN = '/api/v1/dashboard/admin';

/** A call of the operator's API, as the operator's tool makes it; answers its data, throws when it is refused. */
export async function asOperator<T>(
  request: APIRequestContext,
  method: 'DELETE' | 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
): Promise<T> {
  const answer = await request.fetch(`${ADMIN}${path}`, {
    method,
    headers: { Authorization: `Bearer ${E2E_OPERATOR_TOKEN}` },
    ...(data && { data }),
  });
  if (!answer.ok())
    throw new Error(`${method} ${path}: ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}

/** Moves an order through these statuses, one after the other. */
export async function moveOrder(
  request: APIRequestContext,
  id: number,
  ...statuses: readonly string[]
): Promise<void> {
  for (const status of statuses)
    await asOperator(request, 'POST', `/orders/${id}/status`, { status });
}

/** Answers the newest application to drive of the account with that e-mail. */
export async function answerDriver(
  request: APIRequestContext,
  email: string,
  answer: { readonly status: 'approved' | 'rejected'; readonly answer: string },
): Promise<void> {
  const rows = await asOperator<
    { id: number; user: { email: string | null } }[]
  >(request, 'GET', '/applications?kind=driver&status=new');
  const id = rows.find(({ user }) => user.email === email)?.id;
  await asOperator(request, 'POST', `/applications/${id}`, answer);
}
