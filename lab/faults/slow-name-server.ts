/** A DNS server that says 127.0.0.1 to every name, as slowly as a test wants. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as elapsed } from 'node:timers/promises';
import { UserError } from 'tooling/user-error';

/** Of the loopback network; resolvers ask port 53 only. */
export const NAME_SERVER = '127.0.0.77';

const HEADER_BYTES = 12;
const TYPE_A = 1;
const ANSWER_TO_QUESTION = [0xc0, HEADER_BYTES, 0, TYPE_A, 0, 1, 0, 0, 0, 0, 0, 4, 127, 0, 0, 1];

/** The bytes of the one question: a name, its type and its class. */
function questionIn(message: Buffer): Buffer {
  let end = HEADER_BYTES;
  while (message[end]) end += (message[end] ?? 0) + 1;
  return message.subarray(HEADER_BYTES, end + 5);
}

function answerTo(message: Buffer): Buffer {
  const question = questionIn(message);
  const isAddress = question.readUInt16BE(question.length - 4) === TYPE_A;
  const header = Buffer.alloc(HEADER_BYTES);
  message.copy(header, 0, 0, 2);
  // An answer with authority, of one question and of one address, or of none.
  header.writeUInt16BE(0x8580, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(isAddress ? 1 : 0, 6);
  return Buffer.concat([header, question, Buffer.from(isAddress ? ANSWER_TO_QUESTION : [])]);
}

export type SlowNameServer = {
  delay: (ms: number) => void;
  asked: () => number;
  stop: () => void;
};

/** @throws {UserError} where port 53 cannot be used */
export async function startSlowNameServer(): Promise<SlowNameServer> {
  let delayMs = 0;
  let asked = 0;
  let isOpen = true;
  const socket = createSocket('udp4', (message, { port, address }) => {
    asked += 1;
    void elapsed(delayMs, undefined, { ref: false }).then(() => {
      if (isOpen) socket.send(answerTo(message), port, address, () => undefined);
    });
  });
  socket.bind(53, NAME_SERVER);
  await once(socket, 'listening').catch((error: unknown) => {
    throw new UserError(`port 53 of ${NAME_SERVER} cannot be used (${Object(error).code}): run the suite as root`);
  });
  return {
    delay: (ms) => void (delayMs = ms),
    asked: () => asked,
    stop: () => {
      isOpen = false;
      socket.close();
    },
  };
}
