/** Opens many connections to a port of this machine, and sends a byte of a request over each now and then. */
const { connect } = require('node:net');

const [port, wanted] = process.argv.slice(2).map(Number);
const AT_ONCE = 200;
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const open = new Set();
let opening = 0;

function openOne() {
  opening += 1;
  const socket = connect(port, '127.0.0.1', () => {
    opening -= 1;
    open.add(socket);
    socket.write(REQUEST);
  });
  socket.on('error', () => {
    if (!open.has(socket)) opening -= 1;
  });
  // One that the site ends is opened again.
  socket.on('close', () => open.delete(socket));
  socket.resume();
}

setInterval(() => {
  for (let count = 0; count < AT_ONCE && open.size + opening < wanted; count += 1) openOne();
}, 20);
setInterval(() => open.forEach((socket) => socket.write('a')), 5_000);
setInterval(() => process.send?.(open.size), 250);
process.once('disconnect', () => process.exit());
