interface Named {
  readonly firstname: string;
  readonly lastname: string;
  readonly email?: string | null;
  readonly phone?: string | null;
}

/** What a customer is called: by name, else by what they sign in with. */
export function userName({ email, firstname, lastname, phone }: Named): string {
  return `${firstname} ${lastname}`.trim() || email || phone || '';
}
