import type { ApiHarness } from './api/api-harness';

/** What a call is answered with instead of by the API; undefined leaves it to the API. */
type FakeAnswer = (call: {
  readonly method: string;
  /** Below /api/v1, without the query. */
  readonly path: string;
}) => object | undefined;

/** What the API answers to this call is changed on the way. */
type Change = (path: string, data: object) => object;

const json = (data: object): Response =>
  Response.json({ timestamp: '', status: true, message: '', data });

/** The API with some answers of a part that is not there, such as a provider of payments. */
export function withFakeAnswers(
  api: ApiHarness,
  fake: FakeAnswer,
  change: Change = (_, data) => data,
): ApiHarness {
  return {
    ...api,
    async fetch(request) {
      const { method } = request;
      const path = new URL(request.url).pathname.replace('/api/v1', '');
      const data = fake({ method, path });
      if (data) return json(data);
      const answer = await api.fetch(request);
      if (method !== 'GET' || answer.status !== 200) return answer;
      const body = (await answer.clone().json()) as {
        data?: object;
        meta?: object;
      };
      if (!body.data || body.meta) return answer;
      const changed = change(path, body.data);
      return changed === body.data ? answer : json(changed);
    },
  };
}
