/**
 * Words of the operator's by language: `description` is HTML, sanitised when it is read; `summary` and, of a career,
 * `place` and `department` are plain text.
 */
export type ContentTranslations = Readonly<
  Record<
    string,
    {
      title: string;
      description?: string;
      summary?: string;
      place?: string;
      department?: string;
    }
  >
>;
