import type { IncomingMessage, ServerResponse } from 'node:http';

export function staticFiles(folders: {
  readonly root: string;
  readonly kept: string;
}): (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
