import fs from 'node:fs';
import { fromRoot, readJson } from './paths.mjs';

const file = fromRoot('.cache/times.json');

/** How many milliseconds a step took here the last time; null: it never ended here. */
export function lastTime(name) {
  return readJson(file)?.[name] ?? null;
}

/** Runs the work and remembers how long it took. */
export async function timed(name, work) {
  const started = Date.now();
  const result = await work();
  const times = { ...readJson(file), [name]: Date.now() - started };
  fs.mkdirSync(fromRoot('.cache'), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(times)}\n`);
  return result;
}
