/** The program of the sanitiser's thread. */
import { parentPort } from 'node:worker_threads';
import { answerCalls } from '../../lib/calls';
import { sanitiseHere } from './sanitise-here';

const port = parentPort;
if (!port) throw new Error('this program runs in a thread of the gateway');
answerCalls(
  {
    send: (message, done) => {
      port.postMessage(message);
      done(null);
      return true;
    },
    on: (event, listener) => port.on(event === 'disconnect' ? 'close' : event, listener),
  },
  sanitiseHere,
);
