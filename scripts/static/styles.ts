import stylelint from 'stylelint';

/** What stylelint says of every stylesheet; empty: nothing. */
export async function styleFaults(): Promise<string[]> {
  const { errored, report } = await stylelint.lint({
    files: '**/*.css',
    allowEmptyInput: true,
    formatter: 'unix',
  });
  return errored ? report.trim().split('\n') : [];
}
