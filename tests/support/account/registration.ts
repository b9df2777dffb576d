import {
  type ApiHarness,
  TEST_OPERATOR_TOKEN,
} from '@/tests/support/api/api-harness';

/** What the development outbox holds for an e-mail or phone, newest first. */
export async function readOutbox(
  api: ApiHarness,
  to: string,
): Promise<{ subject: string; text: string; code?: string }[]> {
  const answer = await api.get(`/dev/outbox?to=${encodeURIComponent(to)}`, {
    token: TEST_OPERATOR_TOKEN,
  });
  return answer.body.data;
}

/** The newest code that the development outbox holds for an e-mail or phone. */
export async function readCode(api: ApiHarness, to: string): Promise<string> {
  const [message] = await readOutbox(api, to);
  return String(message?.code);
}

/** Another six digits than these. */
export function wrongCode(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

export const DETAILS = {
  firstname: 'Aziza',
  lastname: 'Karimova',
  password: 'plov-and-tea',
  password_confirmation: 'plov-and-tea',
};

/** Registers an e-mail up to its verify_token. */
export async function earnVerifyToken(
  api: ApiHarness,
  email: string,
): Promise<string> {
  await api.post('/auth/register', { email });
  const answer = await api.post('/auth/verify/code', {
    email,
    verifyCode: await readCode(api, email),
  });
  return String(answer.body.data.verify_token);
}

/** What the development outbox holds for an e-mail or phone, newest first. */
export async function readMails(
  api: ApiHarness,
  to: string,
): Promise<{ readonly subject: string; readonly text: string }[]> {
  const answer = await api.get(`/dev/outbox?to=${encodeURIComponent(to)}`, {
    token: TEST_OPERATOR_TOKEN,
  });
  return answer.body.data;
}
