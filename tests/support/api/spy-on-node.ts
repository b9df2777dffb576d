import { syncBuiltinESMExports } from 'node:module';
import { type MockInstance, onTestFinished, vi } from 'vitest';

/** Watches a function of a Node module until the test ends, also where it is imported by its name. */
export function spyOnNode<
  Module extends object,
  Name extends keyof Module & string,
>(
  module: Module,
  name: Name,
): Module[Name] extends (...parts: never[]) => unknown
  ? MockInstance<Module[Name]>
  : never {
  const spy = vi.spyOn(module as Record<string, () => unknown>, name);
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  return spy as never;
}
