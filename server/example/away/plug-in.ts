import type { ExamplePlugIn } from '@/server/example/port';

/** Stands for `@example/plug-in` where the folder is away (`paths` of tsconfig.json). */
export const example: ExamplePlugIn | null = null;
