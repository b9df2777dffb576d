/**
 * Types and lint from one TypeScript program: typed rules find checked what they would else check again. Prints the
 * faults; the exit code is 1 when there are any. Its halves are `npm run typecheck` and `npm run lint`.
 */
import { ESLint } from 'eslint';
import ts from 'typescript';

function report(diagnostics) {
  if (diagnostics.length === 0) return;
  const text = ts.formatDiagnosticsWithColorAndContext(diagnostics, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => process.cwd(),
    getNewLine: () => '\n',
  });
  console.error(text);
  process.exitCode = 1;
}

/** Reports what the compiler finds; returns the program it found it in, or nothing without a project. */
function checkTypes() {
  const project = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    { incremental: false },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (fault) => report([fault]),
    },
  );
  if (!project) return undefined;
  const { errors, fileNames: rootNames, options } = project;
  const program = ts.createProgram({ rootNames, options });
  report([...errors, ...ts.getPreEmitDiagnostics(program)]);
  return program;
}

/** ESLint cannot cache what it finds in a program that it is given. */
async function lint(program) {
  const eslint = new ESLint({
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: {
        parserOptions: { projectService: false, programs: [program] },
      },
    },
  });
  const results = await eslint.lintFiles(['.']);
  const formatter = await eslint.loadFormatter('stylish');
  console.log(await formatter.format(results));
  if (results.some((file) => file.errorCount + file.warningCount > 0))
    process.exitCode = 1;
}

const program = checkTypes();
if (program) await lint(program);
