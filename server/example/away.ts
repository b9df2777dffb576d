import type { ExamplePlugIn } from './port';

/** Stands for `@/example` where the folder is away (`paths` of tsconfig.json). */
export const example: ExamplePlugIn | null = null;
