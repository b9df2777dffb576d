/** `node auth-emulator.cjs PORT`: Firebase's Auth emulator without its command line, which wants Java and a login. */
const { createApp } = require('firebase-tools/lib/emulator/auth/server');

createApp('demo-sofra').then((app) =>
  app.listen(Number(process.argv[2]), '127.0.0.1'),
);
