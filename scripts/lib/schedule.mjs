/**
 * Runs parts side by side on so many cores: each begins, in their order, as soon as the cores it takes are free and the
 * part it `needs` has ended; one `beside` another begins after that one has. `run(part)` must not reject. Resolves when all have ended.
 */
export async function runSideBySide(parts, cores, run) {
  const waiting = [...parts];
  const running = new Map();
  const ended = new Set();
  const named = new Set(parts.map(({ name }) => name));
  let free = cores;
  const takes = (part) => Math.min(part.cores ?? 1, cores);
  const hasEnded = (name) => !named.has(name) || ended.has(name);
  const mayBegin = ({ beside, needs, ...part }) =>
    takes(part) <= free &&
    (!needs || hasEnded(needs)) &&
    (!beside || running.has(beside) || hasEnded(beside));
  while (waiting.length > 0 || running.size > 0) {
    for (const part of [...waiting]) {
      if (!mayBegin(part)) continue;
      waiting.splice(waiting.indexOf(part), 1);
      free -= takes(part);
      running.set(
        part.name,
        run(part).then(() => part),
      );
    }
    if (running.size === 0)
      throw new Error(`nothing can begin: ${waiting.map(({ name }) => name)}`);
    const part = await Promise.race(running.values());
    running.delete(part.name);
    ended.add(part.name);
    free += takes(part);
  }
}
