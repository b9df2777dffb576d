interface Run {
  readonly all: boolean;
}

export const ENGINE_TAG = '// @module-tag both-engines';
export function engineSubjectsOf(file: string, source: string): string[];
export function groupOf(file: string): number;
export function groupOfCommit(): number;
export function pgliteTests(run: Run): { files: string[]; left: number };
export function firestoreIsDue(run: Run): boolean;
export function firestoreTests(): string[];
