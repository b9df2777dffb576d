import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';

const EMAIL = 'push@sofra-test.iam.gserviceaccount.com';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';

interface Refusal {
  readonly status: number;
  readonly error?: object;
  readonly retryAfter?: string;
}

interface SentByFcm {
  readonly token: string;
  readonly message: Readonly<Record<string, unknown>>;
}

/** FCM HTTP v1 and Google's token server on this machine, with the settings of a site that uses them. */
export async function openFcm() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
  });
  const sent: SentByFcm[] = [];
  const refusals = new Map<string, Refusal>();
  let [bearer, tokens, life] = ['', 0, 3600];

  async function token(body: string): Promise<object | null> {
    const asked = new URLSearchParams(body);
    const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
    if (asked.get('grant_type') !== grant) return null;
    const { payload } = await jwtVerify(
      asked.get('assertion') ?? '',
      publicKey,
      { issuer: EMAIL, audience: `${url}/token`, algorithms: ['RS256'] },
    );
    if (payload.scope !== SCOPE) return null;
    tokens += 1;
    bearer = `bearer-${tokens}`;
    return { access_token: bearer, expires_in: life, token_type: 'Bearer' };
  }

  async function answer(
    path: string,
    header: string | undefined,
    body: string,
  ): Promise<Refusal & { readonly said?: object }> {
    if (path === '/token') {
      const said = await token(body).catch(() => null);
      return said ? { status: 200, said } : { status: 400 };
    }
    if (path !== '/v1/projects/sofra-test/messages:send')
      return { status: 404 };
    if (header !== `Bearer ${bearer}`) return { status: 401 };
    const { message } = JSON.parse(body) as { message: SentByFcm['message'] };
    const device = String(message.token);
    const refusal = refusals.get(device);
    if (refusal) return refusal;
    sent.push({ token: device, message });
    return { status: 200, said: { name: 'projects/sofra-test/messages/1' } };
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { authorization } = request.headers;
      const body = Buffer.concat(parts).toString();
      void answer(request.url ?? '', authorization, body).then(
        ({ error, retryAfter, said, status }) => {
          response.writeHead(status, {
            'content-type': 'application/json',
            ...(retryAfter && { 'retry-after': retryAfter }),
          });
          response.end(JSON.stringify(said ?? { error: error ?? {} }));
        },
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    sent,
    tokens: () => tokens,
    /** The bearer that was given is refused from now on. */
    endBearer: () => (bearer = 'another'),
    setLife: (seconds: number) => (life = seconds),
    refuse: (device: string, refusal: Refusal | null) =>
      refusal ? refusals.set(device, refusal) : refusals.delete(device),
    settings: {
      FCM_URL: url,
      FCM_TOKEN_URL: `${url}/token`,
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
        type: 'service_account',
        project_id: 'sofra-test',
        client_email: EMAIL,
        private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
        private_key_id: 'k1',
      }),
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export type Fcm = Awaited<ReturnType<typeof openFcm>>;
