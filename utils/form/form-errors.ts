import type { TFunction } from 'i18next';
import { type AnyObjectSchema, ValidationError } from 'yup';

/** The key of the first rule that each field breaks; empty when nothing is wrong. */
export async function brokenRules(
  schema: AnyObjectSchema,
  values: object,
): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const broken: Record<string, string> = {};
    for (const { message, path } of error.inner)
      if (path) broken[path] ??= message;
    return broken;
  }
}

/** What to say at each field that breaks a rule; empty when nothing is wrong. */
export async function brokenWords(
  schema: AnyObjectSchema,
  values: object,
  t: TFunction,
): Promise<Record<string, string>> {
  const broken = Object.entries(await brokenRules(schema, values));
  return Object.fromEntries(
    broken.map(([field, key]) => [field, t(key as never)]),
  );
}
