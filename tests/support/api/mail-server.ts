import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface MailServer {
  readonly url: string;
  /** Whole mails as they came: headers, an empty line, the body. */
  readonly mails: string[];
  /** What RCPT TO is answered with; null: it is taken. */
  refuseWith(line: string | null): void;
  close(): Promise<void>;
}

/** A local mail server that speaks as much SMTP (RFC 5321) as a sender needs. */
export async function openMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let refusal: string | null = null;

  function serve(socket: Socket): void {
    sockets.add(socket);
    let text = '';
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    function obey(line: string): void {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'QUIT') socket.end('221 Bye\r\n');
      else if (verb === 'DATA') {
        isData = true;
        say('354 Go on');
      } else if (verb === 'RCPT' && refusal) say(refusal);
      else say('250 OK');
    }
    function next(): boolean {
      const mark = isData ? '\r\n.\r\n' : '\r\n';
      const end = text.indexOf(mark);
      if (end < 0) return false;
      const part = text.slice(0, end);
      text = text.slice(end + mark.length);
      if (isData) {
        isData = false;
        mails.push(part);
        say('250 Taken');
      } else obey(part);
      return true;
    }
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8');
      while (next());
    });
    say('220 mail.test ESMTP');
  }

  const server = createServer(serve);
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve()),
  );
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseWith: (line) => (refusal = line),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
