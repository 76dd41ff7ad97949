/** The program of the scratch process: takes one job, answers it, and is killed. */
import { scratchJobSchema } from './scratch-message';
import { tryCandidate } from './try-candidate';

process.once('message', (message) => {
  void tryCandidate(scratchJobSchema.parse(message)).then((answer) => process.send?.(answer));
});
// The gateway is gone, and so is the need for an answer.
process.once('disconnect', () => process.exit(0));
