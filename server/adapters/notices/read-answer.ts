/** An answer is a few hundred bytes; what is longer is not read to its end. */
const ANSWER_BYTES = 64 * 1024;

/** The JSON of a provider's answer; null when it is none, or too long. */
export async function readAnswer(
  answer: Response,
  most = ANSWER_BYTES,
): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > most) return null;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
