const tty = process.stdout.isTTY === true;
const clearLine = '\r\x1b[2K';
const barWidth = 24;

export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function paint(code, text) {
  return tty && !process.env.NO_COLOR ? `\x1b[${code}m${text}\x1b[0m` : text;
}

export const green = (text) => paint('32', text);
export const red = (text) => paint('31', text);
export const bold = (text) => paint('1', text);

/** Prints a line also while a bar is drawn. */
export function say(line) {
  console.log((tty ? clearLine : '') + line);
}

/** A failure that the person at the keyboard can act on: shown without a stack. */
export class ReadableError extends Error {}

export function fail(error) {
  const readable = error instanceof ReadableError;
  console.error(`\n${red('✖')} ${readable ? error.message : error.stack}`);
  process.exit(1);
}

function bar(fraction) {
  const full = Math.round(fraction * barWidth);
  return `${'█'.repeat(full)}${'░'.repeat(barWidth - full)}`;
}

/**
 * Runs one step of the bootstrap: a line with its time when it ends, a moving bar meanwhile on a terminal.
 * `work` gets `progress(fraction, text)`; without a call the bar goes by `expected` milliseconds.
 * It may return a note for the line. `live: false`: nothing moves, as the work prints lines of its own.
 */
export async function step(title, work, { expected = 0, live = tty } = {}) {
  const started = Date.now();
  let known = null;
  let text = '';
  const draw = () => {
    const elapsed = Date.now() - started;
    const guess = expected > 0 ? 1 - Math.exp((-2.2 * elapsed) / expected) : 0;
    const fraction = Math.min(0.99, known ?? guess);
    const shown =
      fraction > 0
        ? `${bar(fraction)} ${String(Math.round(fraction * 100)).padStart(2)} %`
        : '…';
    const line = `  ${title.padEnd(12)} ${shown}  ${seconds(elapsed)}  ${text}`;
    process.stdout.write(
      clearLine + line.slice(0, (process.stdout.columns || 100) - 1),
    );
  };
  const timer = live ? setInterval(draw, 120) : null;
  if (!tty && expected > 3000)
    console.log(`  ${title.padEnd(12)} about ${seconds(expected)} …`);
  try {
    const note = await work((fraction, message = '') => {
      known = fraction ?? known;
      text = message;
    });
    const line = `${green('✔')} ${title.padEnd(12)} ${seconds(Date.now() - started).padStart(7)}  ${note ?? ''}`;
    console.log((live ? clearLine : '') + line.trimEnd());
  } catch (error) {
    const line = `${red('✖')} ${title.padEnd(12)} ${seconds(Date.now() - started).padStart(7)}`;
    console.log((live ? clearLine : '') + line);
    throw error;
  } finally {
    if (timer) clearInterval(timer);
  }
}
