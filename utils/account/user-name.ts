interface Named {
  readonly firstname: string;
  readonly lastname: string;
  readonly email?: string | null;
  readonly phone?: string | null;
}

/** First and last name with a space between them, as far as they are known. */
export const fullName = ({
  firstname,
  lastname,
}: {
  readonly firstname?: string | null;
  readonly lastname?: string | null;
}): string => [firstname, lastname].filter(Boolean).join(' ');

/** What a customer is called: by name, else by what they sign in with. */
export function userName({ email, firstname, lastname, phone }: Named): string {
  return `${firstname} ${lastname}`.trim() || email || phone || '';
}
