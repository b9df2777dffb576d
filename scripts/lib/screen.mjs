const tty = process.stdout.isTTY === true;
const clearLine = '\r\x1b[2K';
const barWidth = 24;

export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** 75,000 ms as 1:15. */
export function minutes(milliseconds) {
  const whole = Math.floor(milliseconds / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
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

const reportEvery = 15_000;

/** Whole seconds, from two minutes on with minutes. */
function duration(milliseconds) {
  const all = Math.round(milliseconds / 1000);
  if (all < 120) return `${all} s`;
  return all % 60 === 0
    ? `${all / 60} min`
    : `${Math.floor(all / 60)} min ${all % 60} s`;
}

/** The time so far beside the time expected; what the work knows of its own progress corrects that. */
function timeSoFar(elapsed, { guess, known, last }) {
  const expected = known > 0.1 ? elapsed / known : (last ?? guess);
  if (expected === 0) return duration(elapsed);
  if (elapsed <= expected)
    return `${duration(elapsed)} of about ${duration(expected)}`;
  const than = last === null ? 'the guess' : 'the last time';
  return `${duration(elapsed)}, longer than ${than} (${duration(expected)})`;
}

/** What a step may take, said when it begins: a guess is called one. */
function announcement({ guess, last }) {
  return last === null
    ? `about ${duration(guess)}, a guess: the first time here …`
    : `about ${duration(last)}, as the last time …`;
}

/**
 * Runs one step of the bootstrap: a line with its time when it ends; meanwhile a moving bar on a terminal, elsewhere a
 * line each 15 seconds. `work` gets `progress(fraction, text)`; without a call the bar goes by `last`, the milliseconds
 * of the last time here, or by `guess`. It may return a note for the line. `live: false`: nothing moves, as the work
 * prints lines of its own, or another step has the bar.
 */
export async function step(
  title,
  work,
  { guess = 0, last = null, live = tty } = {},
) {
  const started = Date.now();
  const expected = last ?? guess;
  const name = title.padEnd(12);
  let known = null;
  let text = '';
  const draw = () => {
    const elapsed = Date.now() - started;
    const byTime = expected > 0 ? 1 - Math.exp((-2.2 * elapsed) / expected) : 0;
    const fraction = Math.min(0.99, known ?? byTime);
    const shown =
      fraction > 0
        ? `${bar(fraction)} ${String(Math.round(fraction * 100)).padStart(2)} %`
        : '…';
    const line = `  ${name} ${shown}  ${timeSoFar(elapsed, { guess, known, last })}  ${text}`;
    process.stdout.write(
      clearLine + line.slice(0, (process.stdout.columns || 100) - 1),
    );
  };
  const report = () => {
    const soFar = timeSoFar(Date.now() - started, { guess, known, last });
    say(`  ${name} ${soFar}  ${text}`.trimEnd());
  };
  const timer = setInterval(live ? draw : report, live ? 120 : reportEvery);
  if (!live && expected > 3000)
    say(`  ${name} ${announcement({ guess, last })}`);
  const took = () => seconds(Date.now() - started).padStart(7);
  try {
    const note = await work((fraction, message = '') => {
      known = fraction ?? known;
      text = message;
    });
    const line = `${green('✔')} ${name} ${took()}  ${note ?? ''}`;
    say(line.trimEnd());
  } catch (error) {
    say(`${red('✖')} ${name} ${took()}`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
