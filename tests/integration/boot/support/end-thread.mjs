/** Loaded before a server (node --import): at SIGUSR2 its database's thread ends, as a crash in there would end it. */
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

const { Worker } = threads;

threads.Worker = class extends Worker {
  constructor(file, options) {
    super(file, options);
    if (options?.name === 'pglite')
      process.once('SIGUSR2', () => void this.terminate());
  }
};
syncBuiltinESMExports();
