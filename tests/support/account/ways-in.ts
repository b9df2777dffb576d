import type { ApiAnswer, ApiHarness } from '@/tests/support/api/api-harness';
import {
  createSignedInUser,
  TEST_PASSWORD,
} from '@/tests/support/factories/user';
import { DETAILS, readCode, readOutbox } from './registration';

export type Kind = 'email' | 'phone';

/** An account and the contacts that it names. */
export interface Case {
  readonly id: number;
  readonly email: string;
  readonly phone: string;
}

const subjectOf = (made: Case, kind: Kind) => ({ [kind]: made[kind] });

/** `own`: signed in to this account; `other`: to another one; else the code of the refusal, or `no code`. */
export function outcome(made: Case, { body }: ApiAnswer): string {
  if (body.status !== true) return body.statusCode;
  const { user = body.data } = body.data;
  return user.id === made.id ? 'own' : 'other';
}

const logIn = async (api: ApiHarness, made: Case, kind: Kind) =>
  outcome(
    made,
    await api.post('/auth/login', {
      ...subjectOf(made, kind),
      password: TEST_PASSWORD,
    }),
  );

async function register(
  api: ApiHarness,
  made: Case,
  kind: Kind,
): Promise<string> {
  const subject = subjectOf(made, kind);
  const sent = await api.post('/auth/register', subject);
  if (sent.status !== 200) return outcome(made, sent);
  const verifyCode = await readCode(api, made[kind]);
  const proof = await api.post('/auth/verify/code', { ...subject, verifyCode });
  const { verify_token } = proof.body.data;
  return outcome(
    made,
    await api.post('/auth/after-verify', { ...DETAILS, verify_token }),
  );
}

async function reset(api: ApiHarness, made: Case, kind: Kind): Promise<string> {
  const subject = subjectOf(made, kind);
  const path = kind === 'email' ? 'email-password' : 'password';
  await api.post(`/auth/forgot/${path}`, subject);
  if ((await readOutbox(api, made[kind])).length === 0) return 'no code';
  const verifyCode = await readCode(api, made[kind]);
  const proof = await api.post('/auth/forgot/password/confirm', {
    ...subject,
    verifyCode,
  });
  return outcome(
    made,
    await api.post('/auth/password/reset', {
      verify_token: proof.body.data.verify_token,
      password: 'another-one',
      password_confirmation: 'another-one',
    }),
  );
}

/** Another account takes the contact for its own. */
async function take(api: ApiHarness, made: Case, kind: Kind): Promise<string> {
  const { token } = await createSignedInUser(api);
  const subject = subjectOf(made, kind);
  const path = '/dashboard/user/profile/contact';
  const asked = await api.post(path, subject, { token });
  if (asked.status !== 200) return outcome(made, asked);
  const verifyCode = await readCode(api, made[kind]);
  const body = { ...subject, verifyCode };
  return outcome(made, await api.post(`${path}/confirm`, body, { token }));
}

/** What a stranger may do with an e-mail or phone whose messages they read. */
export const WAYS = { logIn, register, reset, take };
