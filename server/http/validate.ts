import type { z } from '@hono/zod-openapi';
import { badFields } from '../errors';

type Issue = z.core.$ZodIssue;

/** The key of locales/<lng>/errors.json that says what is wrong with a value. */
function issueKey(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      return issue.input === undefined || issue.input === null
        ? 'validation.required'
        : 'validation.invalid';
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1
          ? 'validation.required'
          : 'validation.too_short';
      return 'validation.too_small';
    case 'too_big':
      return issue.origin === 'string'
        ? 'validation.too_long'
        : 'validation.too_big';
    case 'invalid_format':
      return issue.format === 'email'
        ? 'validation.email'
        : 'validation.invalid';
    case 'custom':
      // a rule of ours says which text tells of it
      return issue.message.startsWith('validation.')
        ? issue.message
        : 'validation.invalid';
    default:
      return 'validation.invalid';
  }
}

function fieldName(issue: Issue): string {
  return issue.path.map(String).join('.') || 'body';
}

/** Parses a part of a request; throws bad_request with a list of messages (as keys) per field. */
export function validate<T extends z.ZodType>(
  schema: T,
  value: unknown,
): z.output<T> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string[]> = {};
  for (const issue of parsed.error.issues)
    (fields[fieldName(issue)] ??= []).push(issueKey(issue));
  throw badFields(fields);
}
