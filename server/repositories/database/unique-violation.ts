const UNIQUE_VIOLATION = '23505';

interface DatabaseError {
  readonly code: unknown;
  readonly constraint: unknown;
}

function databaseError(error: unknown): DatabaseError | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('code' in error && 'constraint' in error)
    return { code: error.code, constraint: error.constraint };
  return 'cause' in error ? databaseError(error.cause) : null;
}

/** Whether the database refused a write because a constraint of this name would not be unique (both engines). */
export function isUniqueViolation(error: unknown, constraint: RegExp): boolean {
  const found = databaseError(error);
  return (
    found?.code === UNIQUE_VIOLATION &&
    constraint.test(String(found.constraint))
  );
}
