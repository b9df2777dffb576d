import { join } from 'node:path';
import ts from 'typescript';

/** The structured data of one page, as its HTML has it. */
export interface Stated {
  readonly page: string;
  readonly json: string;
}

const FILE = join(process.cwd(), 'tests', 'support', 'stated.ts');
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
};

/** schema.org's "-input" annotation of actions, which the vocabulary's types leave out. */
const ANNOTATION = /,"query-input":"required name=\w+"/g;

function programOf(source: string): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (file) => file === FILE || fileExists(file);
  host.readFile = (file) => (file === FILE ? source : readFile(file));
  host.getSourceFile = (file, version, ...rest) =>
    file === FILE
      ? ts.createSourceFile(file, source, version)
      : getSourceFile(file, version, ...rest);
  return ts.createProgram([FILE], OPTIONS, host);
}

/**
 * What in these pages is not schema.org: types, properties and values that its vocabulary (the types of schema-dts)
 * does not have. Each line names its page.
 */
export function schemaFaults(stated: readonly Stated[]): readonly string[] {
  const lines = stated.map(
    ({ json }, index) =>
      `export const page${index}: Graph = ${json.replaceAll(ANNOTATION, '')};`,
  );
  const source = ["import type { Graph } from 'schema-dts';", ...lines].join(
    '\n',
  );
  const program = programOf(source);
  return ts.getPreEmitDiagnostics(program).map((fault) => {
    const line = fault.file?.getLineAndCharacterOfPosition(
      fault.start ?? 0,
    ).line;
    const page = stated[(line ?? 0) - 1]?.page ?? 'the check itself';
    return `${page}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`;
  });
}
