import type { TFunction } from 'i18next';
import { type AnyObjectSchema, ValidationError } from 'yup';

type BrokenRule = Pick<ValidationError, 'message' | 'params'>;

/** The first rule that each field breaks: its key, and what its words tell. */
async function brokenBy(
  schema: AnyObjectSchema,
  values: object,
): Promise<Readonly<Record<string, BrokenRule>>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const broken: Record<string, BrokenRule> = {};
    for (const one of error.inner) if (one.path) broken[one.path] ??= one;
    return broken;
  }
}

/** The key of the first rule that each field breaks; empty when nothing is wrong. */
export async function brokenRules(
  schema: AnyObjectSchema,
  values: object,
): Promise<Record<string, string>> {
  const broken = Object.entries(await brokenBy(schema, values));
  return Object.fromEntries(
    broken.map(([field, { message }]) => [field, message]),
  );
}

/** What to say at each field that breaks a rule; empty when nothing is wrong. */
export async function brokenWords(
  schema: AnyObjectSchema,
  values: object,
  t: TFunction,
): Promise<Record<string, string>> {
  const broken = Object.entries(await brokenBy(schema, values));
  return Object.fromEntries(
    broken.map(([field, { message, params }]) => [
      field,
      t(message as never, params ?? {}),
    ]),
  );
}
