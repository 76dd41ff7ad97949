/** Loaded into the processes of a site whose memory a test exhausts: what a leak does in days, within a second. */
process.on('SIGUSR2', () => {
  const held = [];
  for (;;) held.push(new Array(100_000).fill(Math.random()));
});
